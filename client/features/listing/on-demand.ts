// One chunk for rarely used parts: filters on phones, and lists with unknown filters.
export { FilterDrawer } from './filter-drawer.tsx'
export { leaveUnknownFilters } from './leave-unknown-filters.ts'
