import { crest } from '#tools/pictures/engine/crest.ts'
import { throwerCutOut } from '#tools/pictures/products/figure.ts'
import { WOMEN_CUT } from '#tools/pictures/products/jersey-cut.ts'
import type { JerseyDesign } from '#tools/pictures/products/jersey-design.ts'
import {
  anchor,
  archedWord,
  coastLine,
  gull,
  hall,
  hundred,
  lighthouse,
  lines,
  outlinedNumber,
  seats,
  waveLine,
  windLines,
} from '#tools/pictures/products/motifs.ts'
import { GOLD, INK, inColors, PAPER, RED, TIDE } from './colors.ts'
import { inkOn, tee } from './plain-tee.ts'

function arched(words: string, ink: string, size = 150): string {
  return archedWord(words, { x: 600, y: 1120, radius: 500 }, size, ink)
}

const CHEST = { x: 600, y: 740, scale: 2 }

export const PRINTED_TEES: Readonly<Record<string, JerseyDesign>> = {
  ...inColors('majica-jadran', ['tamnoplava', 'bijela', 'crvena', 'siva'], (color) =>
    tee({
      color,
      seed: 4,
      print:
        arched('JADRAN', inkOn(color)) +
        waveLine(600, 730, 330, { color: color === 'crvena' ? PAPER : RED, stroke: 15 }),
    }),
  ),
  ...inColors('majica-grb', ['bijela', 'tamnoplava', 'zelena'], (color) =>
    tee({ color, seed: 8, print: crest(680, 452, 0.6) }),
  ),
  ...inColors('majica-valovi', ['svijetloplava', 'bez', 'crna'], (color) =>
    tee({
      color,
      seed: 13,
      print: [
        waveLine(600, 800, 560, {
          color: color === 'bez' ? INK : PAPER,
          stroke: 26,
          rise: 62,
        }),
        waveLine(600, 890, 560, { color: TIDE, stroke: 26, rise: 62 }),
        waveLine(600, 980, 560, { color: RED, stroke: 26, rise: 62 }),
      ].join(''),
    }),
  ),
  'majica-svjetionik': tee({
    color: 'bijela',
    seed: 17,
    trim: RED,
    print: lighthouse(
      { x: 600, y: 740, scale: 2.3 },
      { tower: '#FFFFFF', stripe: RED, sea: '#0F7C86' },
    ),
  }),
  'majica-od-mora-do-parketa': tee({
    color: 'tirkizna',
    seed: 21,
    print: `${lines(['OD MORA', 'DO', 'PARKETA'], { x: 600, y: 660, size: 150, step: 148 }, PAPER)}${waveLine(600, 1020, 340, { color: '#F2C84B', stroke: 13 })}`,
  }),
  'majica-svi-za-jednog': tee({
    color: 'crvena',
    seed: 25,
    print: lines(['SVI', 'ZA', 'JEDNOG'], { x: 600, y: 680, size: 160, step: 154 }, PAPER),
  }),
  'majica-broj-sedam': tee({
    color: 'tamnoplava',
    seed: 29,
    print: `${outlinedNumber('7', { x: 600, y: 1090, size: 720 }, PAPER)}${outlinedNumber('7', { x: 614, y: 1104, size: 720 }, RED)}`,
  }),
  'majica-bura': tee({
    color: 'siva',
    seed: 33,
    print: `${windLines({ x: 600, y: 720, scale: 1.9 }, [INK, TIDE, '#6F7A88'])}${lines(['BURA'], { x: 600, y: 1050, size: 150 }, INK)}`,
  }),
  'majica-luka': tee({
    color: 'bez',
    seed: 37,
    trim: INK,
    print: `${hall({ x: 600, y: 700, scale: 1.7 }, INK, '#D5CBB5')}${lines(['LUKA'], { x: 600, y: 1010, size: 130 }, RED)}`,
  }),
  'majica-skok-sut': tee({
    color: 'bijela',
    seed: 41,
    print: `<circle cx="600" cy="780" r="210" fill="${RED}"/>${throwerCutOut({ at: [590, 830], scale: 2.05, name: 'tee' }, INK, PAPER)}`,
  }),
  'majica-galeb': tee({
    color: 'svijetloplava',
    seed: 45,
    print: `${gull({ x: 600, y: 760, scale: 2.3 }, { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' })}${waveLine(600, 960, 300, { color: PAPER, stroke: 12 })}`,
  }),
  'majica-sidro': tee({
    color: 'tamnoplava',
    seed: 49,
    trim: RED,
    print: anchor({ x: 600, y: 720, scale: 2.1 }, PAPER),
  }),
  'majica-tribina': tee({
    color: 'crna',
    seed: 53,
    print: `${seats({ x: 600, y: 680, scale: 1.55 }, '#8A929E', RED)}${lines(['ISTOČNA TRIBINA'], { x: 600, y: 950, size: 70 }, RED)}`,
  }),
  'majica-stoljece': tee({
    color: 'tamnoplava',
    seed: 57,
    trim: GOLD,
    print: hundred(CHEST, GOLD, GOLD),
  }),
  ...inColors('majica-zenska-obala', ['bez', 'tirkizna', 'crvena'], (color) =>
    tee({
      color,
      seed: 61,
      cut: WOMEN_CUT,
      sizeLabel: 'S',
      print: coastLine(
        { x: 600, y: 720, scale: 1.5 },
        inkOn(color),
        color === 'bez' ? RED : '#F2C84B',
      ),
    }),
  ),
}
