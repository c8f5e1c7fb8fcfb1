/**
 * Loaded into every process that embedded mode starts: when the one who started it is gone without a word
 * (killed), the process ends as if it had been asked to, and for certain after a few seconds. So nothing is
 * left behind that holds a port.
 */
const grace = 5000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), grace).unref()
  if (!process.emit('SIGTERM')) process.exit(1)
})
// Listening must not keep a process alive that has done its work.
process.channel?.unref()
