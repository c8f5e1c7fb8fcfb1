/**
 * Loaded into every process that local mode starts: when the parent dies without stopping its children (SIGKILL), the
 * process stops as on SIGTERM, and exits after a few seconds at the latest, so that no port stays taken.
 */
const GRACE_MS = 5000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  if (!process.emit('SIGTERM')) process.exit(1)
})
// The listener must not keep a process alive that has finished its work.
process.channel?.unref()
