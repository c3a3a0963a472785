/** Calls for other modules, the seed and the back office; each takes the transaction as its first argument. */

export { type NewNavigationItem, setNavigation } from './navigation/navigation.ts'
export { optionSwitch, stored as storedOptions } from './option-settings.ts'
export { optionValues } from './option-store.ts'
export { setOption } from './options.ts'
export { organisation } from './organisation.ts'
export { pageText } from './page-text.ts'
export { createElement, editElement, publishElement, scheduleElement } from './pages/elements.ts'
export { shownHashtags } from './pages/hashtags.ts'
export { hasPages } from './pages/page-store.ts'
export { createPage, publishPage } from './pages/pages.ts'
export { pagesWithForm } from './pages/pages-with-form.ts'
export { publicSlugs } from './paths/finder.ts'
export { lockPost, readPost, setPostPicture } from './posts/post-picture.ts'
export { isPublicPost, slugsOfPosts, titlesOfPosts } from './posts/post-store.ts'
export {
  type PostText,
  postsWithoutText,
  readPostTexts,
  slugOfPost,
  writePostText,
} from './posts/post-texts.ts'
export {
  addPostType,
  deletePostType,
  isPostType,
  type PostType,
  postTypes,
} from './posts/post-types.ts'
export { createPost } from './posts/posts.ts'
export { createTerm } from './posts/terms.ts'
export { contentSearch } from './search/content-search.ts'
