import { product } from '../../../../contract/http/product.ts'
import { escapeHtml } from '../../../http/html.ts'
import type { Operator } from '../operator-access.ts'
import { duration } from './duration.ts'
import type { Figures, QueueFigures } from './figures.ts'
import { inOneSentence, judge, type Part } from './judge.ts'
import type { State } from './line.ts'
import { lagosMoment } from './moment.ts'

/** Seconds after which the page reloads itself. */
export const REFRESH_SECONDS = 15

const stateNames: Record<State, string> = {
  down: 'Needs mending',
  slow: 'Needs a look',
  working: 'Working',
  unknown: 'Not known',
}

const mark = `<svg viewBox="0 0 30 26" aria-hidden="true"><path class="weft" d="M0 8h30v3H0z"/><path d="M5 1h5l15 24h-5z"/><path class="weft" d="M0 15h30v3H0z"/><path d="M5 1h5v24H5zM20 1h5v24h-5z"/><path class="weft" d="M5 8h5v3H5zM20 8h5v3h-5z"/></svg>`

/** What a part that does not work asks for: since when, whom it touches, and the command. */
function consequences({ state, since, seen, touches, command, cause }: Part, now: Date): string {
  // What is not known because of another line is mended there.
  if (state === 'working' || (state === 'unknown' && cause)) return ''
  const told = (moment: Date): string =>
    `${lagosMoment.format(moment)} (${duration(Math.max(0, (now.getTime() - moment.getTime()) / 1000))})`
  const begun = since
    ? `Since ${told(since)}.`
    : seen
      ? `First seen by this process ${told(seen)}; it may have begun before.`
      : 'Since when is not known.'
  return `<span class="note">${begun} Touches ${escapeHtml(touches)}.</span><code>${escapeHtml(command)}</code>`
}

/** Its roles are written out: on a narrow window the style sheet makes blocks of rows and cells. */
const partRow = (part: Part, now: Date): string =>
  `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(part.name)}<span class="figure">${escapeHtml(part.figure)}</span><span class="note">${escapeHtml(part.advice)}</span>${consequences(part, now)}</th><td role="cell"><span class="state ${part.state}">${stateNames[part.state]}</span></td></tr>`

const queueRow = ({
  name,
  failed,
  waiting,
  oldestSeconds,
  active,
  delayed,
  isPaused,
  untakenSeconds,
}: QueueFigures): string =>
  `<tr><th scope="row">${escapeHtml(name)}${isPaused ? ' <b>paused</b>' : ''}${untakenSeconds > 0 ? ` <b>none taken for ${duration(untakenSeconds)}</b>` : ''}</th><td>${failed > 0 ? `<b>${failed}</b>` : failed}</td><td>${waiting}</td><td>${duration(oldestSeconds)}</td><td>${active}</td><td>${delayed}</td></tr>`

function queueTable(queues: readonly QueueFigures[] | undefined): string {
  if (!queues) return '<p>The queues do not answer. Events wait in the outbox; nothing is lost.</p>'
  const worstFirst = queues.toSorted(
    (one, other) => other.untakenSeconds - one.untakenSeconds || other.failed - one.failed,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="Queues"><table>
<thead><tr><th scope="col">Queue</th><th scope="col">Failed</th><th scope="col">Waiting</th><th scope="col">Oldest</th><th scope="col">Active</th><th scope="col">Delayed</th></tr></thead>
<tbody>${worstFirst.map(queueRow).join('')}</tbody></table></div>`
}

/** The operator's status page: the overall state, then the parts, the worst first. No script, no personal data. */
export function statusPage(
  figures: Figures,
  { operator, environment, base }: { operator: Operator; environment: string; base: string },
): string {
  const parts = judge(figures)
  const who =
    operator.role === 'viewer'
      ? 'You may look and change nothing.'
      : 'Every retry, removal and pause is written to the audit log with your name.'
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Status - ${escapeHtml(product.name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}/status.css">
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<div class="pattern-border"></div>
<header class="wrap top"><a class="logo" href="/">${mark}${escapeHtml(product.name)}</a>
<nav aria-label="Operations"><a href="${base}" aria-current="page">Status</a><a href="${base}/jobs">Jobs</a></nav></header>
<main id="main" class="wrap">
<div class="deck"><h1>${inOneSentence(parts)}</h1>
<p><span class="env">${escapeHtml(environment)}</span> ${lagosMoment.format(figures.now)}, Lagos. ${parts.length} parts were looked at. Refreshed every ${REFRESH_SECONDS} seconds.</p></div>
<section class="section"><h2>Parts</h2><table class="parts" role="table"><caption>Health of each part</caption>
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Part</th><th scope="col" role="columnheader">State</th></tr></thead>
<tbody role="rowgroup">${parts.map((part) => partRow(part, figures.now)).join('\n')}</tbody></table></section>
<section class="section"><div><h2>Queues</h2><p class="note">Payloads carry ids only</p></div>${queueTable(figures.queues)}</section>
</main>
<footer class="wrap"><p>${who}</p></footer>
</body>
</html>
`
}
