import { helpAddress } from '../addresses.ts'

/** Leads to an article of the guide beside the page, so that nobody loses their place. */
export function GuideLink({ article }: { article: string }) {
  return (
    <a href={helpAddress(article)} target="_blank" rel="noopener">
      More in the guide<span className="hide"> (opens in a new tab)</span>
    </a>
  )
}
