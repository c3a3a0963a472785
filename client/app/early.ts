// A script of its own that runs before the first paint and must stay tiny. In development it is
// served as it stands, so it imports nothing.
const root = document.documentElement

hideAcceptedNotice()
startScriptsLater(document.currentScript?.dataset['scripts']?.split(' ') ?? [])
// After the above, which hears of every tap.
keepScriptsOffPanels()

/**
 * Whoever has accepted never sees the cookie notice flash, accepting works before the rest has
 * arrived, and the page itself stays the same for everyone.
 */
function hideAcceptedNotice(): void {
  try {
    if (localStorage.getItem('cookieNotice') === 'accepted') accept()
  } catch {
    // Storage is closed to us: the notice shows, as it should.
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-accepts-cookies]')) return
    accept()
    try {
      localStorage.setItem('cookieNotice', 'accepted')
    } catch {
      // Without storage it is accepted until the next page is loaded.
    }
  })
}

function accept(): void {
  root.dataset['cookieNotice'] = 'accepted'
}

/**
 * A panel that stands beside its button opens by itself. Scripts that hear of the tap while they
 * take the page over would first take over all of it, and the panel would wait for that.
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
 * On a slow line the libraries would take their share from what is looked at: they are asked for
 * once the first pictures are painted, or as soon as the visitor reaches for something. The page
 * can be read, and its links and forms work, before they have come.
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
    // The frame after the one in which they are drawn.
    requestAnimationFrame(() => requestAnimationFrame(start))
  })
}
