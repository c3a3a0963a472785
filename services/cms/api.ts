/** What other modules, the seed and the back office may call; each takes the transaction first. */
export { createElement, editElement, publishElement, scheduleElement } from './elements.ts'
export { type NewNavigationItem, setNavigation } from './navigation.ts'
export { setOption } from './options.ts'
export { hasPages } from './page-store.ts'
export { createPage, publishPage } from './pages.ts'
export { createPost } from './posts.ts'
export { setRedirect } from './redirects.ts'
export { createTerm } from './terms.ts'
