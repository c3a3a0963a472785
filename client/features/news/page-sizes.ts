/** Posts on a page of the archive, and on a page of a category. */
export const ARCHIVE_PAGE = 12
export const CATEGORY_PAGE = 5
