export type Statistics = {
  /** Of the tag manager. */
  readonly id: string
  /** Address of `app/statistics.ts`. */
  readonly script: string
  readonly text: (key: StatisticsText) => string
}

type StatisticsText = 'label' | 'text' | 'accept' | 'refuse' | 'settings'

const BUTTON =
  'min-h-11 shrink-0 cursor-pointer rounded-sm border border-white/70 px-3 text-sm font-semibold hover:bg-white hover:text-ink'

/**
 * The choice of visitors on a site with a tag manager, in place of the notice of necessary cookies,
 * and below the page the way back to it. As the bar of a maintenance, it is no part of the app, so
 * that other sites load no code for it. Hidden until its script runs.
 */
export function withStatistics(html: string, { id, script, text }: Statistics): string {
  const button = (choice: 'yes' | 'no', label: string) =>
    `<button type="button" data-statistics="${choice}" class="${BUTTON}">${label}</button>`
  const notice = `<aside aria-label="${text('label')}" data-statistics-notice hidden class="on-ink sticky bottom-0 z-30 border-t border-ink-line bg-ink-raised text-paper print:hidden"><div class="site-width flex flex-wrap items-center gap-3 py-3"><p class="grow basis-80 text-sm text-ink-text">${text('text')}</p>${button('yes', text('accept'))}${button('no', text('refuse'))}</div></aside>`
  const settings = `<div data-statistics-settings hidden class="on-ink bg-ink text-ink-text print:hidden"><p class="site-width"><button type="button" data-statistics="open" class="min-h-11 cursor-pointer text-sm underline underline-offset-4">${text('settings')}</button></p></div>`
  const end = html.lastIndexOf('</body>')
  const page = html.slice(0, end) + settings + notice + html.slice(end)
  return page.replace('</head>', `<script src="${script}" data-id="${id}"></script></head>`)
}
