import { fetchAhead } from './fetch-ahead.ts'
import { meet } from './meet.ts'
import { sayParting } from './say-parting.ts'
import { searchHelp } from './search-help.ts'
import { tryIt } from './try-it.ts'

// The script of the public pages. They are whole without it.
void meet()
tryIt()
searchHelp()
sayParting()
fetchAhead(
  document.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead']?.split(' ').filter(Boolean) ??
    [],
)
