// A separate script of sites with a tag manager, which it loads once the visitor allows it. It runs
// before the first paint and, as the early script, imports nothing.
type Choice = 'yes' | 'no'

// A function, because scripts that are no modules share their names.
;(() => {
  const KEY = 'statistics'
  const HOST = 'https://www.googletagmanager.com'
  /** Events on `window` that the tag manager is passed (`lib/shop-events.ts`). */
  const PASSED = ['couponError', 'emptyMemberCardBarcode', 'incorrectMemberCardBarcode'] as const
  const TAG_ID = document.currentScript?.dataset['id'] ?? ''

  /** Of this page, also where nothing can be stored. */
  let chosen = storedChoice()
  let isLoaded = false

  // The choice takes the place of the notice of necessary cookies.
  document.documentElement.dataset['cookieNotice'] = 'accepted'
  document.addEventListener('DOMContentLoaded', show)
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-statistics]') : null
    const pressed = button?.dataset['statistics']
    if (pressed === 'yes' || pressed === 'no') choose(pressed)
    else if (pressed === 'open') open()
  })
  // Another tab of the visitor.
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    const before = chosen
    chosen = storedChoice()
    if (before === 'yes' && chosen !== 'yes') location.reload()
    else show()
  })
  if (chosen === 'yes') load()

  function storedChoice(): Choice | null {
    try {
      const stored = localStorage.getItem(KEY)
      return stored === 'yes' || stored === 'no' ? stored : null
    } catch {
      return null
    }
  }

  function choose(choice: Choice): void {
    const isWithdrawn = isLoaded && choice === 'no'
    chosen = choice
    try {
      localStorage.setItem(KEY, choice)
    } catch {
      // Without storage the choice is valid for this page.
    }
    show()
    if (choice === 'yes') load()
    if (!isWithdrawn) return
    deleteCookies()
    // What was loaded cannot be stopped.
    location.reload()
  }

  function show(): void {
    toggle('[data-statistics-notice]', chosen === null)
    toggle('[data-statistics-settings]', chosen !== null)
  }

  function open(): void {
    toggle('[data-statistics-notice]', true)
    document.querySelector<HTMLElement>('[data-statistics-notice] button')?.focus()
  }

  function toggle(selector: string, isShown: boolean): void {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) element.hidden = !isShown
  }

  /** After the page, which it must not delay. */
  function load(): void {
    if (isLoaded) return
    isLoaded = true
    if (document.readyState === 'complete') append()
    else addEventListener('load', append, { once: true })
  }

  function append(): void {
    const layer: unknown[] = []
    Object.assign(window, { dataLayer: layer })
    /** Commands are the arguments of a function, not a list. */
    function command(..._all: readonly unknown[]): void {
      // biome-ignore lint/complexity/noArguments: Google's scripts recognise commands by this type.
      layer.push(arguments)
    }
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    command('consent', 'default', { ...denied, analytics_storage: 'granted' })
    const isManager = TAG_ID.startsWith('GTM-')
    if (isManager) layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
    else {
      command('js', new Date())
      command('config', TAG_ID)
    }
    for (const name of PASSED) {
      addEventListener(name, (event) => {
        layer.push({ event: name, ...(event instanceof CustomEvent ? event.detail : null) })
      })
    }
    const src = `${HOST}/${isManager ? 'gtm.js' : 'gtag/js'}?id=${TAG_ID}`
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }

  /** Those of Google Analytics, which are set for the widest domain that a browser accepts. */
  function deleteCookies(): void {
    const labels = location.hostname.split('.')
    const domains = labels.map((_label, at) => labels.slice(at).join('.'))
    for (const cookie of document.cookie.split('; ')) {
      const [name = ''] = cookie.split('=')
      if (!name.startsWith('_ga')) continue
      for (const domain of ['', ...domains.map((one) => `; domain=${one}`)]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name every domain.
        document.cookie = `${name}=; max-age=0; path=/${domain}`
      }
    }
  }
})()
