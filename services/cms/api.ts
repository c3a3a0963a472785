/** Calls for other modules, the seed and the back office; each takes the transaction first. */

export { type NewNavigationItem, setNavigation } from './navigation/navigation.ts'
export { setOption } from './options.ts'
export { organisation } from './organisation.ts'
export { pageText } from './page-text.ts'
export { createElement, editElement, publishElement, scheduleElement } from './pages/elements.ts'
export { hasPages } from './pages/page-store.ts'
export { createPage, publishPage } from './pages/pages.ts'
export { setRedirect } from './paths/redirects.ts'
export { createPost } from './posts/posts.ts'
export { createTerm } from './posts/terms.ts'
export { contentSearch } from './search/content-search.ts'
