/** Texts that the shopper can have printed on the back. */
export const PRINTING = [
  { type: 'text', label: 'Prezime na leđima' },
  { type: 'number', label: 'Broj na leđima' },
] as const
