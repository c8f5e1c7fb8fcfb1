/**
 * Leads to the guide beside the page, so that nobody loses their place.
 * @param to where it stands there: an article's address, or /help# with the id of a question.
 */
export function GuideLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      More in the guide<span className="hide"> (opens in a new tab)</span>
    </a>
  )
}
