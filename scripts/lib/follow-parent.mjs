// Preloaded into API and worker by the start script, so that they stop when it is killed with -9: the channel to the
// parent is the only thing that closes then on every system.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();
