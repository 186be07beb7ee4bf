import { foldersOf, structurePage } from './structure.mjs'

const graph = {
  modules: [
    file('apps/shop/src/orders/order.ts', 'apps/shop/src/units/unit.ts', 'libs/money/src/sums/sum.ts'),
    file('apps/shop/src/orders/pay.ts', 'apps/shop/src/units/unit.ts', 'apps/shop/src/orders/order.ts'),
    file('apps/shop/src/units/unit.ts', 'apps/shop/src/pages/page.ts', 'apps/shop/src/config.ts'),
    file('apps/shop/src/pages/page.ts', 'apps/shop/src/units/unit.ts'),
    file('apps/shop/src/pages/page.spec.ts', 'apps/shop/src/orders/order.ts'),
    file('apps/shop/src/main.ts', 'apps/shop/src/orders/order.ts'),
  ],
}

function file(source: string, ...resolved: string[]) {
  return { source, dependencies: resolved.map((each) => ({ resolved: each })) }
}

test('imports between folders of one project count; tests, files of no folder and other projects do not', () => {
  expect(foldersOf(graph)).toEqual([
    {
      project: 'apps/shop',
      dependencies: ['orders → units', 'pages → units', 'units → pages'],
      cycles: ['pages ⇄ units'],
    },
  ])
})

test('folders that import each other are named on the page', () => {
  expect(structurePage(foldersOf(graph))).toMatch(/\| apps\/shop \| 3 \| 1: pages ⇄ units \|/u)
})
