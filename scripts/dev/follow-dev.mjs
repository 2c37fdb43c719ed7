// Loaded into the servers and the front ends by `npm run dev`. Their input is a pipe from that process, which closes
// however it ends, also by kill -9.
const watcher = process.env.WATCH_REPORT_DEPENDENCIES ? process.ppid : process.pid;
process.stdin.on('close', () => process.kill(watcher, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
