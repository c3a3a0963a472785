// A script of its own that runs before the first paint: whoever has accepted never sees the notice
// flash, accepting works before the rest has arrived, and the page itself stays the same for
// everyone. Keep it tiny and free of imports.
const root = document.documentElement

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

function accept(): void {
  root.dataset['cookieNotice'] = 'accepted'
}
