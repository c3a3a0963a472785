/** Parts of the settings, in the order in which they are shown. */
export const SETTING_SECTIONS = [
  ...['SITE', 'CONTENT', 'CATALOGUE', 'CHECKOUT', 'DELIVERY', 'ORDERS', 'STAFF', 'RETENTION'],
] as const

export type SettingSection = (typeof SETTING_SECTIONS)[number]
