/** Calculations a second: the median of some rounds, after a warm-up. */
export function perSecond(run: (round: number) => unknown, count: number, rounds = 7): number {
  let kept: unknown
  const round = () => {
    const start = performance.now()
    for (let index = 0; index < count; index++) kept = run(index)
    return (count / (performance.now() - start)) * 1000
  }
  round()
  const speeds = Array.from({ length: rounds }, round).sort((a, b) => a - b)
  // Read once, so that nothing that was measured can be left out as unused.
  if (kept === undefined) throw new Error('The measured function gave nothing')
  return speeds[Math.floor(rounds / 2)] ?? 0
}
