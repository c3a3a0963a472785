// A separate script that runs before the first paint and must stay tiny. In development it is
// served unbundled, so it imports nothing.
const root = document.documentElement

hideAcceptedNotice()
startScriptsLater(document.currentScript?.dataset['scripts']?.split(' ') ?? [])
// Registered last, since it stops the propagation of clicks that the listeners above need.
keepScriptsOffPanels()

/**
 * Hides an accepted cookie notice before the first paint and accepts it before hydration, while the
 * HTML stays the same for everyone.
 */
function hideAcceptedNotice(): void {
  try {
    if (localStorage.getItem('cookieNotice') === 'accepted') accept()
  } catch {
    // Without access to storage the notice is shown.
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-accepts-cookies]')) return
    accept()
    try {
      localStorage.setItem('cookieNotice', 'accepted')
    } catch {
      // Without storage the acceptance lasts until the next page load.
    }
  })
}

function accept(): void {
  root.dataset['cookieNotice'] = 'accepted'
}

/**
 * Panels beside their buttons open without scripts. A click during hydration would make React
 * hydrate the whole page first and delay the panel.
 */
function keepScriptsOffPanels(): void {
  const leaveAlone = (event: Event): void => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('header summary')?.nextElementSibling) event.stopImmediatePropagation()
  }
  for (const kind of ['touchstart', 'touchend', 'click']) addEventListener(kind, leaveAlone, true)
  for (const device of ['pointer', 'mouse', 'key']) {
    for (const move of ['down', 'up']) addEventListener(device + move, leaveAlone, true)
  }
}

/**
 * On a slow connection scripts compete with visible pictures: they are loaded after the first
 * pictures are painted, or at the first interaction. Until then the page can be read, and its links
 * and forms work.
 */
function startScriptsLater([entry, ...chunks]: readonly string[]): void {
  if (entry === undefined) return
  const LONGEST_WAIT_MS = 3_000
  let isStarted = false

  const start = (): void => {
    if (isStarted) return
    isStarted = true
    for (const href of chunks) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: entry }),
    )
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start, true)

  document.addEventListener('DOMContentLoaded', async () => {
    setTimeout(start, LONGEST_WAIT_MS)
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
    await Promise.allSettled([...pictures].map((picture) => picture.decode()))
    // The frame after the pictures are drawn.
    requestAnimationFrame(() => requestAnimationFrame(start))
  })
}
