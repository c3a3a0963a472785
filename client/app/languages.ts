// A separate script of sites with several languages, so that others load no code for it. As the
// early script, it imports nothing.

/** Whether the visitor has just changed the language, until the next page has shown what follows. */
const CHANGED = 'languageChanged'

// The app changes its address without loading a page.
for (const event of ['pointerover', 'focusin', 'click'])
  document.addEventListener(event, follow, true)
showCarriedCart()

function follow({ target, type }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  const nav = link?.closest<HTMLElement>('[data-languages]')
  if (!link || !nav) return
  link.href = addressIn(link.dataset['prefix'] ?? '', nav.dataset['languages'] ?? '')
  if (type !== 'click') return
  try {
    sessionStorage.setItem(CHANGED, 'yes')
  } catch {
    // Without storage the next page says nothing of the cart, which is there all the same.
  }
}

/** This page with the prefix of another language. Where it is called differently, that is found. */
function addressIn(prefix: string, own: string): string {
  const { pathname, search } = location
  const path = `${pathname}/`.startsWith(`${own}/`) ? pathname.slice(own.length) : pathname
  return (prefix + (path === '/' ? '' : path) || '/') + search
}

/** A cart stays through a change of the language; only its names and texts differ. */
function showCarriedCart(): void {
  try {
    if (sessionStorage.getItem(CHANGED) === null) return
    sessionStorage.removeItem(CHANGED)
  } catch {
    return
  }
  if (!/(?:^|;\s*)visitor=[^;]*c[1-9]/.test(document.cookie)) return
  document.querySelector('[data-carried]')?.removeAttribute('hidden')
}
