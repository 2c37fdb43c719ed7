// Loaded before the API and the worker by the start script: when that script is killed and cannot stop them, they stop
// by themselves instead of holding the port and the queue.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();
