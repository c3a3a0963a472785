export const PARTNERS = [
  { picture: 'partner-valovi.svg', name: 'VALOVI', path: 'https://valovi.example' },
  { picture: 'partner-bura.svg', name: 'Dvorana Bura', path: 'https://bura.example' },
  {
    picture: 'partner-otocka-banka.svg',
    name: 'Otočka banka',
    path: 'https://otockabanka.example',
  },
  {
    picture: 'partner-luka-osiguranje.svg',
    name: 'Luka osiguranje',
    path: 'https://lukaosiguranje.example',
  },
  { picture: 'partner-morska-sol.svg', name: 'Morska sol', path: 'https://morskasol.example' },
  { picture: 'partner-faros-mobil.svg', name: 'Faros mobil', path: 'https://farosmobil.example' },
] as const
