/**
 * Whether a plan shows every figure: the subscription runs past the present moment (DESIGN section 4, Plans and
 * masking).
 */
export function isPaid(
  { subscriptionActiveUntil }: { subscriptionActiveUntil: Date | null },
  now: Date,
): boolean {
  return subscriptionActiveUntil !== null && subscriptionActiveUntil.getTime() > now.getTime()
}
