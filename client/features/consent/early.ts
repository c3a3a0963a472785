// A script of its own that runs before the first paint: whoever has accepted never sees the notice
// flash, and the page itself stays the same for everyone. Keep it tiny and free of imports.
try {
  const isAccepted = localStorage.getItem('cookieNotice') === 'accepted'
  if (isAccepted) document.documentElement.dataset['cookieNotice'] = 'accepted'
} catch {
  // Storage is closed to us: the notice shows, as it should.
}
