# rawpick.sh "<labels before>" "<labels new>" : makes raw commits in /tmp/cut2; prints the raw commit to cherry-pick
cd /tmp/cut2; git checkout -q -f --detach 9b683a77; git clean -fdq
python3 /tmp/assemble.py /tmp/cut2 $1 > /tmp/as1.out 2>&1; git add -A; git -c core.hooksPath=/dev/null commit -qm raw1
git rm -rq --cached . ; git checkout -q 9b683a77 -- . ; git clean -fdq; 
python3 /tmp/assemble.py /tmp/cut2 $1 $2 > /tmp/as2.out 2>&1; git add -A; git -c core.hooksPath=/dev/null commit -qm "raw2"
git log --oneline -1; git diff --shortstat HEAD~1
