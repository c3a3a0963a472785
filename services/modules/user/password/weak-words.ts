/** Common words of Croatian passwords, folded; English ones are in the list of zxcvbn. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  [
    'lozinka zaporka sifra rukomet lopta navijac savez reprezentacija kapetan prvak pobjeda',
    'hrvatska croatia domovina jadran vatreni kauboji dinamo hajduk torcida rijeka zagreb split',
    'osijek zadar pula varazdin dubrovnik slavonija dalmacija istra',
    'ljubav volimte mojaljubav ljubavmoja srce sunce sunasce zvijezda andeo princeza prijatelj',
    'obitelj najbolji dobardan bokbok mama tata medvjed macka leptir maslina',
    'ana ivana marija petra jelena katarina kristina matea martina nikolina',
    'ivan marko luka josip nikola filip domagoj tomislav antonio kresimir',
  ].flatMap((line) => line.split(' ')),
)
