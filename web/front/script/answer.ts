import { splitFigure } from '../../components/figures/split-figure.ts'
import { faultIdOf, ids } from '../try-it-ids.ts'
import { workOut, type Answer } from './work-out.ts'

const fields = ['salary', 'rent'] as const
const answers = ['tax', 'exempt', 'words'] as const

const part = (id: string) => document.getElementById(id)
const typed = (id: string) => (part(id) as HTMLInputElement | null)?.value ?? ''

function say(id: string, words: string): void {
  const place = part(id)
  if (place === null) return
  place.textContent = words
  place.hidden = words === ''
}

function showOnly(shown: (typeof answers)[number]): void {
  for (const kind of answers) part(ids[kind])?.toggleAttribute('hidden', kind !== shown)
}

function showFaults(faults: Partial<Record<(typeof fields)[number], string>>): void {
  for (const name of fields) {
    say(faultIdOf(ids[name]), faults[name] ?? '')
    if (faults[name] === undefined) part(ids[name])?.removeAttribute('aria-invalid')
    else part(ids[name])?.setAttribute('aria-invalid', 'true')
  }
}

function show(answered: Answer): void {
  showFaults(answered.kind === 'faults' ? answered.faults : {})
  if (answered.kind === 'faults') {
    say(ids.words, 'Mend the amounts to see the tax.')
    showOnly('words')
    part(answered.faults.salary === undefined ? ids.rent : ids.salary)?.focus()
    return
  }
  if (answered.kind === 'exempt') say(ids.reason, answered.reason)
  else {
    const { shown, hidden } = splitFigure(answered.masked)
    say(ids.shown, shown)
    say(ids.stars, hidden)
    part(ids.more)?.toggleAttribute('hidden', hidden === '')
    say(ids.band, `${answered.band} at ${answered.rate}%`)
  }
  showOnly(answered.kind)
}

/** Works out what is typed into the small calculator and shows it, or what is wrong with it. */
export function answer(): void {
  show(workOut(typed(ids.salary), typed(ids.rent)))
}
