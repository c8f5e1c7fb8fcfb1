/**
 * Calculations a second of one core's time, so that other work on the machine does not count: the median of some
 * rounds, after a warm-up.
 */
export function perSecond(run: (round: number) => unknown, count: number, rounds = 7): number {
  let kept: unknown
  const round = () => {
    const start = process.threadCpuUsage()
    for (let index = 0; index < count; index++) kept = run(index)
    const { user, system } = process.threadCpuUsage(start)
    return (count / (user + system)) * 1_000_000
  }
  round()
  const speeds = Array.from({ length: rounds }, round).sort((a, b) => a - b)
  // Read once, so that nothing that was measured can be left out as unused.
  if (kept === undefined) throw new Error('The measured function gave nothing')
  return speeds[Math.floor(rounds / 2)] ?? 0
}
