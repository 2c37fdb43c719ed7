# stage.sh N "<labels before>" "<label>": worktree /tmp/cutN on top of cut(N-1), raw pick of label
N=$1; P=$((N-1)); cd /work/main; git worktree add -q --detach /tmp/cut$N $(git -C /tmp/cut$P rev-parse HEAD)
bash /tmp/rawpick.sh "$2" "$3" | tail -1; grep TODO /tmp/as2.out | sort > /tmp/t2; grep TODO /tmp/as1.out |sort > /tmp/t1; comm -13 /tmp/t1 /tmp/t2
cd /tmp/cut$N; git cherry-pick -n $(git -C /tmp/cut2 rev-parse HEAD) 2>&1 | grep CONFLICT; git diff
