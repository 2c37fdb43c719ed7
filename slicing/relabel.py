import glob,re,sys
# relabel.py path label ...
pairs=list(zip(sys.argv[1::2],sys.argv[2::2]))
for f in glob.glob('/tmp/labels/*.tsv'):
    out=[]
    for l in open(f):
        p=l.split('\t')[0]
        for a,b in pairs:
            if re.search(a,p):
                l=f'{p}\t{b}\n' if not b.startswith('s/') else l.rstrip('\n').replace(*b[2:].split('/'))+'\n'
        out.append(l)
    open(f,'w').write(''.join(out))
