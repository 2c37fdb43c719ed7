import os
class Ed:
    def __init__(s,root): s.root=root.rstrip('/')+'/'
    def edit(s,f,*pairs):
        p=s.root+f; t=open(p).read()
        for a,b in pairs:
            if a not in t: print('NOT FOUND',f,repr(a[:90])); continue
            t=t.replace(a,b,1)
        open(p,'w').write(t)
