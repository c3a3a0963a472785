/** Query key of the order, as the specification names it. */
export const SLUG_KEY = 'orderSlug'
