const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6'

/** Pages of a list hold twelve or twenty-four: any of these columns fill up. */
export const PRODUCT_GRID = `${GRID} md:grid-cols-3 lg:grid-cols-4`

/** Beside a column of filters. */
export const PRODUCT_LIST = `${GRID} md:grid-cols-3`

/** Four or eight: three columns would leave one or two over. */
export const PRODUCT_ROW = `${GRID} md:grid-cols-4`
