// A separate script that runs before the first paint and must stay tiny. In development it is
// served unbundled, so it imports nothing.
const root = document.documentElement

hideAcceptedNotice()
chooseOwnPrice()
sendFormsOnce()
noteInput()
openSearch()
startScriptsLater(document.currentScript?.dataset ?? {})
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
 * Pages are the same for everyone and contain both prices; for members, whom the session hint
 * names, the member price comes first. The hint is watched in all tabs, because the card may be
 * added, removed or expire.
 */
function chooseOwnPrice(): void {
  const choose = (): void => {
    const [, until] = /(?:^|;\s*)visitor=am([\d-]*)/.exec(document.cookie) ?? []
    const isMember = until === '' || (until !== undefined && until >= today())
    root.toggleAttribute('data-member', isMember)
  }
  // Cards expire at midnight in Zagreb.
  const today = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Zagreb' })
  choose()
  for (const event of ['visitorchange', 'focus', 'pageshow']) addEventListener(event, choose)
  // Without the Cookie Store API the page updates when the visitor returns to the tab.
  if ('cookieStore' in window) cookieStore.addEventListener('change', choose)
}

/** Before hydration, a slash opens the search panel. */
function openSearch(): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.matches('input, textarea, select')) return
    const panel = document.querySelector('header search')?.closest('details')
    if (!panel) return
    event.preventDefault()
    panel.open = true
    panel.querySelector('input')?.focus()
  })
}

/**
 * Blocks a second submit while a form is being sent, whether the browser or a script that has
 * loaded meanwhile would send it.
 */
function sendFormsOnce(): void {
  const LONGEST_WAY_MS = 10_000
  let isOnItsWay = false
  const end = (): void => {
    isOnItsWay = false
  }
  const stopSecond = (event: Event): void => {
    if (!isOnItsWay) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('submit', stopSecond, true)
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
    isOnItsWay = true
    setTimeout(end, LONGEST_WAY_MS)
  })
  // The page was restored from the back-forward cache.
  addEventListener('pageshow', end)
}

/**
 * Marks that fields changed before hydration, and steps quantities whose form is submitted later.
 */
function noteInput(): void {
  addEventListener('input', note, { once: true })
  document.addEventListener('click', ({ target }) => {
    if ('hydrated' in root.dataset || !(target instanceof Element)) return
    const button = target.closest<HTMLElement>('button[data-step]')
    const field = button?.parentElement?.querySelector('input')
    const next = Number(field?.value) + Number(button?.dataset['step'])
    if (!field || next < 1) return
    field.value = String(next)
    note()
  })
}

function note(): void {
  root.dataset['early'] = ''
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
function startScriptsLater({ scripts, parts }: DOMStringMap): void {
  if (scripts === undefined) return
  const LONGEST_WAIT_MS = 3_000
  let isStarted = false

  const start = (): void => {
    if (isStarted) return
    isStarted = true
    const inOrder = scripts.split(' ')
    for (const href of [...inOrder, ...(parts?.split(' ') ?? [])]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    // The entry would evaluate its libraries in the same long task.
    for (const src of inOrder) {
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', async: false, src }),
      )
    }
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
