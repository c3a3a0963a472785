export const HALL_BURA = 'Dvorana Bura, Luka'
export const HOME_OF_SPORTS = 'Dom sportova, Luka'
export const HALL_MOL = 'Dvorana Mol, Vela Draga'

const HOUR_MS = 3_600_000

export const after = (start: Date, hours: number) => new Date(start.getTime() + hours * HOUR_MS)
