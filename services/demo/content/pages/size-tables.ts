type Range = readonly [from: number, to: number]

const range = ([from, to]: Range) => ({ from, to })

const adult = (size: string, chest: Range, waist: Range, hips: Range) => ({
  ...{ size, chest: range(chest), waist: range(waist), hips: range(hips), height: null },
})

const child = (size: string, height: Range) => ({
  ...{ size, chest: null, waist: null, hips: null, height: range(height) },
})

export const SIZE_TABLES = [
  {
    title: 'Odrasli',
    rows: [
      adult('XS', [82, 88], [66, 72], [84, 90]),
      adult('S', [88, 94], [72, 78], [90, 96]),
      adult('M', [94, 102], [78, 86], [96, 102]),
      adult('L', [102, 110], [86, 94], [102, 108]),
      adult('XL', [110, 118], [94, 102], [108, 114]),
      adult('XXL', [118, 128], [102, 112], [114, 122]),
    ],
  },
  {
    title: 'Djeca',
    rows: [
      child('86–92', [80, 92]),
      child('98–104', [93, 104]),
      child('116', [105, 116]),
      child('128', [117, 128]),
      child('140', [129, 140]),
      child('152', [141, 152]),
      child('164', [153, 164]),
    ],
  },
] as const
