/** Loaded before a program (`--import`): it has no eye for its connections while it says farewell. */
const SOON_MS = 20
const BUSY_MS = 1_000

process.on('SIGTERM', () => {
  setTimeout(() => {
    const until = performance.now() + BUSY_MS
    while (performance.now() < until);
  }, SOON_MS)
})
