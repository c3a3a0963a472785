// One chunk for what few lists need: filters on a phone, a list that was refused.
export { FilterDrawer } from './filter-drawer.tsx'
export { leaveUnknownFilters } from './leave-unknown-filters.ts'
