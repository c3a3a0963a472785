import type { Locator, Page } from 'playwright/test'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const PHONE = { width: 360, height: 740 }

test('the crest leads home from every screen, and each screen has one title [HF-01, CM-08]', async ({
  page,
}) => {
  for (const path of ['/shop', '/shop/dresovi', '/product/dres-domaci', '/o-nama', '/nema-toga']) {
    await visit(page, path)
    await expectOneTitle(page)
  }
  const home = page.getByRole('banner').getByRole('link', { name: 'Jadranski sportski savez' })
  const crest = home.locator('img')
  await expect(crest).toHaveAttribute('src', /^\/media\//)
  await expect(crest).toHaveJSProperty('complete', true)
  await expect(crest).not.toHaveJSProperty('naturalWidth', 0)
  await home.click()
  await expect(page).toHaveURL('/')
  await expectOneTitle(page)
})

test.describe('the navigation on a wide screen', () => {
  test('opens its submenu under the pointer and closes it behind it [HF-02, HF-09, HF-10]', async ({
    page,
  }) => {
    await visit(page, '/')
    const navigation = mainNavigation(page)
    for (const title of ['Dresovi', 'Odjeća', 'Navijačka oprema', 'Savez']) {
      await expect(navigation.getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    const scarves = navigation.getByRole('link', { name: 'Šalovi i kape' })
    await expect(scarves).toBeHidden()

    await navigation.getByRole('link', { name: 'Odjeća', exact: true }).hover()
    await expect(scarves).toBeVisible()
    await page.getByRole('main').hover()
    await expect(scarves).toBeHidden()

    await navigation.getByRole('link', { name: 'Odjeća', exact: true }).hover()
    await expect(scarves).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(scarves).toBeHidden()
    await page.getByRole('main').hover()

    await navigation.getByRole('link', { name: 'Odjeća', exact: true }).hover()
    await scarves.click()
    await expect(page).toHaveURL('/shop/salovi-i-kape')
    await expect(scarves).toBeHidden()
  })

  test('a submenu without categories leads to the next event and the newest post', async ({
    page,
  }) => {
    const answer = await page.request.post('/graphql', {
      data: {
        query:
          '{ events(limit: 1, order: COMING_FIRST) { items { title } } posts(limit: 1) { items { title } } }',
      },
    })
    const { events, posts } = (await answer.json()).data
    await visit(page, '/')
    const navigation = mainNavigation(page)
    await navigation.getByRole('link', { name: 'Savez', exact: true }).first().hover()
    const event = navigation.getByRole('link', { name: events.items[0].title })
    await expect(event).toBeVisible()
    await expect(navigation.getByRole('link', { name: posts.items[0].title })).toBeVisible()

    await event.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(events.items[0].title)
    await expect(event).toBeHidden()
  })

  test('opens, leaves and closes its submenu by the keyboard alone [HF-02]', async ({ page }) => {
    await visit(page, '/')
    const navigation = mainNavigation(page)
    const opener = navigation.getByRole('button', { name: 'Prikažite podizbornik: Odjeća' })
    const hoodies = navigation.getByRole('link', { name: 'Majice s kapuljačom' })
    await navigation.getByRole('link', { name: 'Odjeća', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(hoodies).toBeVisible()
    const pictures = navigation.locator('img[srcset]')
    await expect(pictures).toHaveCount(4)
    await expect.poll(() => pictures.first().evaluate(isLoadedPicture)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(hoodies).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(hoodies).toBeVisible()
    await pressTabUntil(page, navigation.getByRole('link', { name: 'Navijačka oprema' }))
    await expect(hoodies).toBeHidden()
  })
})

test.describe('the drawer on a phone', () => {
  test.use({ viewport: PHONE })

  test('locks the page, keeps the focus and gives it back [HF-03]', async ({ page }) => {
    // Wide enough to leave a strip of the page visible beside the drawer.
    await page.setViewportSize({ width: 768, height: 900 })
    await visit(page, '/')
    const opener = disclosure(page, 'Otvorite izbornik')
    const drawer = page.getByRole('dialog', { name: 'Izbornik' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()

    expect(await scrollByWheel(page)).toBe(0)
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isFocusBehindDialog), `after ${step + 1} steps`).toBe(false)
    }

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await expect.poll(() => scrollByWheel(page)).toBeGreaterThan(0)
  })

  test('shows the whole tree and closes behind what was chosen [HF-03, HF-02]', async ({
    page,
  }) => {
    await visit(page, '/')
    await disclosure(page, 'Otvorite izbornik').click()
    const drawer = page.getByRole('dialog', { name: 'Izbornik' })
    expect((await drawer.boundingBox())?.height).toBe(PHONE.height)
    await disclosure(drawer, 'Odjeća').click()
    await drawer.getByRole('link', { name: 'Šalovi i kape' }).click()
    await expect(page).toHaveURL('/shop/salovi-i-kape')
    await expect(drawer).toBeHidden()

    await disclosure(page, 'Otvorite izbornik').click()
    await expect(drawer.getByRole('link', { name: 'Šalovi i kape' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await drawer.getByRole('button', { name: 'Zatvorite izbornik' }).click()
    await expect(drawer).toBeHidden()
  })
})

test('the search opens with / or its icon, and Enter, Escape or its cross close it [HF-04, HF-05]', async ({
  page,
}) => {
  await visit(page, '/')
  const overlay = page.getByRole('dialog', { name: 'Pretraga' })
  const field = overlay.getByLabel('Što tražite?')
  await disclosure(page, 'Otvorite tražilicu').click()
  await expect(field).toBeFocused()
  await overlay.getByRole('button', { name: 'Zatvorite tražilicu' }).click()
  await expect(overlay).toBeHidden()
  await expect(disclosure(page, 'Otvorite tražilicu')).toBeFocused()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  // The browser closes the dialog, and its `close` event reaches the page a moment later.
  await expect(page.locator('dialog search')).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(overlay, 'an empty search is not submitted').toBeVisible()
  await field.fill('lopta / mini')
  await field.press('/')
  await expect(field, 'a slash inside the field is a slash').toHaveValue('lopta / mini/')
  await field.fill('lopta')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pretraga?keywords=lopta')
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lopta')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('navigation, search and drawer open and lead on [HF-02, HF-03, HF-04]', async ({ page }) => {
    await page.goto('/')
    const navigation = mainNavigation(page)
    await navigation.getByRole('link', { name: 'Odjeća', exact: true }).focus()
    await expect(navigation.getByRole('link', { name: 'Šalovi i kape' })).toBeVisible()

    await disclosure(page, 'Otvorite tražilicu').click()
    await page.getByRole('searchbox', { name: 'Što tražite?' }).fill('lopta')
    await page.getByRole('button', { name: 'Pretražite', exact: true }).click()
    await expect(page).toHaveURL('/pretraga?keywords=lopta')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lopta')

    await page.setViewportSize(PHONE)
    await disclosure(page, 'Otvorite izbornik').click()
    await disclosure(page, 'Lopte i trening').click()
    await page
      .getByRole('link', { name: 'Lopte i trening' })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL('/shop/lopte-i-trening')
    await expect(page.getByText('Koristimo samo nužne kolačiće')).toBeVisible()
  })
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/shop')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Preskočite na sadržaj' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInContent = await page
    .getByRole('main')
    .evaluate((main) => main.contains(document.activeElement))
  expect(isInContent).toBe(true)
})

test('breadcrumbs lead from home through the ancestors; outside the tree there are none [HF-06, HF-07, HF-08]', async ({
  page,
}) => {
  const trail = page.getByRole('navigation', { name: 'Putanja do stranice' })
  await page.goto('/kontakti')
  await expect(trail.getByRole('listitem')).toHaveText(['Početna', 'Savez', 'Kontakti'])
  await expect(trail.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/')

  await page.goto('/shop/hoodice')
  await expect(trail.getByRole('listitem')).toHaveText(['Početna', 'Odjeća', 'Majice s kapuljačom'])
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = blocks
    .map((text) => JSON.parse(text))
    .find((block) => block['@type'] === 'BreadcrumbList')
  expect(list.itemListElement).toMatchObject([
    { position: 1, name: 'Početna', item: new URL('/', page.url()).href },
    { position: 2, name: 'Odjeća', item: new URL('/shop/odjeca', page.url()).href },
    { position: 3, name: 'Majice s kapuljačom' },
  ])

  await page.goto('/cesta-pitanja')
  await expect(trail.getByRole('listitem')).toHaveText(['Početna', 'Česta pitanja'])

  await page.goto('/privatnost')
  await expect(trail.getByRole('listitem')).toHaveText(['Početna', 'Privatnost'])

  await page.goto('/prijava')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(trail).toHaveCount(0)
})

test('a post names its publisher to search engines', async ({ page }) => {
  await page.goto('/novi-domaci-dres')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const article = blocks
    .map((text) => JSON.parse(text))
    .find((block) => block['@type'] === 'NewsArticle')
  expect(article.publisher).toMatchObject({
    '@type': 'SportsOrganization',
    name: 'Jadranski sportski savez',
    logo: expect.stringMatching(/^http/),
  })
})

test.describe('the footer', () => {
  test('shows its text, two buttons and the sponsor [HF-11, HF-12, HF-13] [RT-46]', async ({
    page,
  }) => {
    await page.goto('/o-nama')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(/okuplja klubove, škole i navijače/)).toBeVisible()
    const contact = footer.getByRole('link', { name: 'Javite nam se' })
    await expect(contact).toHaveAttribute('href', '/kontakti')
    await expect(footer.getByText('Glavni pokrovitelj')).toBeVisible()
    const sponsor = footer.getByRole('img').first()
    await sponsor.scrollIntoViewIfNeeded()
    await expect.poll(() => sponsor.evaluate(isLoadedPicture)).toBe(true)
    await footer.getByRole('link', { name: 'Upoznajte savez' }).click()
    await expect(page).toHaveURL('/o-nama')
  })

  test('shows social signs, three columns and the copyright [HF-14, HF-15, HF-16]', async ({
    page,
  }) => {
    await page.goto('/o-nama')
    const footer = page.getByRole('contentinfo')
    const social = footer.getByRole('list', { name: 'Društvene mreže' })
    for (const network of ['Instagram', 'Facebook', 'YouTube']) {
      const link = social.getByRole('link', { name: `${network} (otvara se u novoj kartici)` })
      await expect(link).toHaveAttribute('href', /^https:/)
    }
    for (const [column, link] of [
      ['Trgovina', 'Dresovi'],
      ['Pomoć pri kupnji', 'Dostava i povrat'],
      ['Savez', 'Pristupačnost'],
    ] as const) {
      const links = footer.getByRole('navigation', { name: column })
      await expect(links.getByRole('link', { name: link })).toBeVisible()
    }
    await expect(footer.getByText('© Jadranski sportski savez')).toBeVisible()
  })

  test('leads to the top and to the small print, and says whose shop it is [HF-17, HF-18, HF-19]', async ({
    page,
  }) => {
    await page.goto('/shop')
    const footer = page.getByRole('contentinfo')
    const organisation = footer.getByRole('region', { name: 'Podaci o savezu' })
    for (const text of ['Obala svjetionika 7, 10296 Luka', '70419263057', /HR87 9999/, /HR60 9999/])
      await expect(organisation.getByText(text)).toBeVisible()
    await expect(organisation.getByRole('link', { name: '+385 1 5550 192' })).toHaveAttribute(
      'href',
      'tel:+38515550192',
    )
    await expect(organisation.getByRole('link', { name: 'savez@jss.example' })).toHaveAttribute(
      'href',
      'mailto:savez@jss.example',
    )

    await footer.getByRole('link', { name: 'Natrag na vrh' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const smallPrint = footer.getByRole('navigation', { name: 'Pravne i druge poveznice' })
    await smallPrint.getByRole('link', { name: 'Uvjeti kupnje' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Uvjeti kupnje' })).toBeVisible()
  })
})

test('the cookie notice stays until it is accepted, in every tab, and never flashes after [HF-21, HF-22, HF-23]', async ({
  page,
}) => {
  await visit(page, '/')
  const notice = page.getByRole('complementary', { name: 'Obavijest o kolačićima' })
  await expect(notice).toContainText('Koristimo samo nužne kolačiće')
  await visit(page, '/')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Slažem se' }).click()
  await expect(notice).toBeHidden()

  const other = await page.context().newPage()
  await other.addInitScript(watchCookieNotice)
  await other.goto('/shop')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('Koristimo samo nužne kolačiće')).toBeHidden()
  expect(await other.evaluate('window.noticeSeenAs')).toEqual(['none'])

  await page.goto('/shop')
  await expect(notice).toBeHidden()
})

test('header, footer and notice show what the editors have written [HF-20, HF-24]', async ({
  page,
}) => {
  await page.goto('/shop')
  await expect(page.getByRole('complementary', { name: 'Obavijest', exact: true })).toContainText(
    'Besplatna dostava',
  )
  const notice = page.getByRole('complementary', { name: 'Obavijest o kolačićima' })
  await notice.getByRole('link', { name: 'Više o privatnosti' }).click()
  await expect(page).toHaveURL('/privatnost')
})

test('links out of the site open beside it and may be followed; links inside stay [RT-39, RT-40, RT-41]', async ({
  page,
}) => {
  await page.goto('/')
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name) ?? '')),
    )
  const outside = links.filter(([href]) => /^https?:/.test(href ?? ''))
  expect(outside.length).toBeGreaterThan(5)
  for (const [href, target, rel = ''] of outside) {
    expect([href, target]).toEqual([href, '_blank'])
    expect(rel.split(' ')).toContain('noopener')
    expect(rel).not.toContain('nofollow')
  }
  const inside = links.filter(([href]) => href?.startsWith('/'))
  expect(inside.length).toBeGreaterThan(20)
  expect(inside.filter(([, target]) => target !== '')).toEqual([])
})

test('products stand at /product, pages and posts at the root [RT-38, RT-43]', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const product = main.getByRole('article').filter({ hasText: '€' }).first().getByRole('link')
  await expect(product).toHaveAttribute('href', /^\/product\/[a-z0-9-]+$/)
  const news = main.getByRole('region', { name: /vijesti/i }).getByRole('article')
  await expect(news.first().getByRole('link')).toHaveAttribute('href', /^\/[a-z0-9-]+$/)
})

test('a new screen is shown from its top, smoothly and a moment late, and is told of [RT-48, RT-49]', async ({
  page,
}) => {
  await page.addInitScript(watchScrolling)
  await visit(page, '/shop')
  const card = page.getByRole('article').filter({ hasText: '€' }).nth(9)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/product\//)
  await expect(heading).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(
    page.getByRole('status').filter({ hasText: 'Prikazana je stranica:' }),
  ).toContainText((await heading.textContent()) ?? '')

  const [first] = (await page.evaluate('window.scrolls')) as Scroll[]
  expect(first?.behavior).toBe('smooth')
  expect(first?.delayMs).toBe(100)

  const pressed = async (clicks: number) => {
    await page.goBack()
    await expect(card).toBeInViewport()
    const during = page.evaluate(pressDuringScroll, clicks)
    await card.getByRole('link').evaluate((link: HTMLElement) => link.click())
    return await during
  }
  const twice = await pressed(2)
  expect(twice.to, 'a double click on a link leads to the top').toBeLessThan(twice.from)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const once = await pressed(1)
  expect(once.from).toBeGreaterThan(0)
  expect(once.to, 'what is pressed on the way stays under the pointer').toBe(once.from)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate('window.scrolls = []')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => ((await page.evaluate('window.scrolls')) as Scroll[]).at(-1)?.behavior)
    .toBe('instant')
})

test('Back restores the place also on a page that grows late [RT-48~]', async ({ page }) => {
  await visit(page, '/shop')
  const card = page.getByRole('article').filter({ hasText: '€' }).nth(9)
  await card.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(500)
  await card.getByRole('link').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/product\//)

  // Within the page, so that a busy machine does not stretch the time.
  await page.evaluate((growsAfterMs) => {
    const short = new CSSStyleSheet()
    short.replaceSync('main { max-height: 9rem; overflow: hidden }')
    document.adoptedStyleSheets = [short]
    addEventListener('popstate', () => {
      setTimeout(() => {
        document.documentElement.dataset['topBefore'] = `${scrollY}`
        document.adoptedStyleSheets = []
      }, growsAfterMs)
    })
  }, 600)
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(page.locator('html[data-top-before]')).toHaveCount(1)
  expect(Number(await page.locator('html').getAttribute('data-top-before'))).toBeLessThan(top)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top))
    .toBeLessThanOrEqual(LINE_PX)
})

/** What came later over the list, such as a price in two lines, may move it by as much. */
const LINE_PX = 24

type Scroll = { readonly behavior: string; readonly delayMs: number }

function mainNavigation(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Glavni izbornik' })
}

/** A summary acts as a button, but the browser gives it no role of its own. */
function disclosure(scope: Page | Locator, name: string): Locator {
  return scope.locator('summary').filter({ hasText: name })
}

async function expectOneTitle(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/)
  // SVG pictures may have their own titles.
  expect(await page.locator('title:not(svg title)').count(), page.url()).toBe(1)
}

async function pressTabUntil(page: Page, goal: Locator): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  await expect(goal).toBeFocused()
}

/** Scrolls by wheel, waits some frames, and returns the scroll position. */
async function scrollByWheel(page: Page): Promise<number> {
  const settled = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const draw = (framesLeft: number): void => {
          if (framesLeft === 0) resolve(scrollY)
          else requestAnimationFrame(() => draw(framesLeft - 1))
        }
        addEventListener('wheel', () => draw(10), { once: true })
      }),
  )
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 300)
  return settled
}

/** Presses while a product's page moves, and releases ten frames later. */
/** Where the page is when the mouse is pressed during the scroll of a new page, and a moment later. */
async function pressDuringScroll(clicks: number): Promise<{ from: number; to: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const scroll = () => new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  do await scroll()
  while (!location.pathname.startsWith('/product/'))
  await frame()
  dispatchEvent(new MouseEvent('mousedown', { detail: clicks }))
  const from = scrollY
  for (let left = 10; left > 0; left -= 1) await frame()
  return { from, to: scrollY }
}

function isFocusBehindDialog(): boolean {
  const { activeElement, body } = document
  return activeElement !== body && activeElement?.closest('dialog') === null
}

function isLoadedPicture(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
}

/** Records the style of the notice when the parser adds it, before its first paint. */
const watchCookieNotice = `{
  window.noticeSeenAs = []
  new MutationObserver((_changes, observer) => {
    const notice = document.querySelector('[aria-label="Obavijest o kolačićima"]')
    if (!notice) return
    observer.disconnect()
    window.noticeSeenAs.push(getComputedStyle(notice).display)
  }).observe(document, { childList: true, subtree: true })
}`

/** Records each scroll call of the page, and how long after the new headline it came. */
const watchScrolling = `{
  window.scrolls = []
  let delayMs = 0
  const setTimer = window.setTimeout
  window.setTimeout = (run, ms, ...values) =>
    setTimer(() => {
      delayMs = ms
      run(...values)
      delayMs = 0
    }, ms)
  const scrollTo = window.scrollTo
  window.scrollTo = (options) => {
    window.scrolls.push({ behavior: options.behavior, delayMs })
    scrollTo.call(window, options)
  }
}`

test('the print style shows the page content alone', async ({ page }) => {
  await page.goto('/povrat-i-zamjena')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Povrat i zamjena' })).toBeVisible()
  await expect(page.getByText('Adresa potrošača:')).toBeVisible()
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).toBeHidden()
  }
  await expect(page.getByText('Koristimo samo nužne kolačiće')).toBeHidden()
})

test('on paper every question has its answer, and an event has what cannot be tapped left out', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/cesta-pitanja')
  const answers = page.locator('details .prose')
  await expect(answers.first()).toBeVisible()
  expect(await answers.count()).toBeGreaterThan(5)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()

  await page.goto('/dogadjaji')
  await page.getByRole('article').getByRole('link').first().click()
  const article = page.getByRole('article').first()
  await expect(article.getByText('Mjesto')).toBeVisible()
  await expect(article.getByText('Pokažite na karti')).toBeHidden()
  await expect(page.getByText('Uskoro')).toBeHidden()
})
