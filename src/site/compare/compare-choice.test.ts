import { expect, it } from 'vitest';
import { type ChoiceWindow, createCompareChoice } from './compare-choice.ts';

function openBrowser(stored?: string) {
	const kept = new Map(stored === undefined ? [] : [['compareGloves', stored]]);
	const makeTab = () =>
		Object.assign(new EventTarget(), {
			localStorage: {
				getItem: (key: string) => kept.get(key) ?? null,
				setItem: (key: string, text: string) => void kept.set(key, text),
			},
		});
	return { kept, makeTab };
}

it('appends, toggles off, and rejects a fifth', () => {
	const tab = openBrowser().makeTab();
	const choice = createCompareChoice(() => tab);
	expect(['xy1', 'xy2', 'xy3', 'xy4', 'xy5'].map(choice.toggle)).toEqual([
		'added',
		'added',
		'added',
		'added',
		'full',
	]);
	expect(choice.toggle('xy2')).toBe('removed');
	expect(choice.list()).toEqual(['xy1', 'xy3', 'xy4']);
});

it('agrees between two tabs, and reports changes once', () => {
	const { makeTab } = openBrowser();
	const [here, there] = [makeTab(), makeTab()];
	const first = createCompareChoice(() => here);
	const second = createCompareChoice(() => there);
	let heard = 0;
	const end = first.subscribe(() => heard++);
	first.toggle('xy1');
	second.toggle('xy2');
	expect(first.list()).toEqual(['xy1', 'xy2']);
	expect(first.list()).toBe(first.list());
	here.dispatchEvent(new Event('storage'));
	first.replace(['xy1', 'xy2']);
	expect(heard).toBe(2);
	end();
	first.toggle('xy3');
	expect(heard).toBe(2);
});

it('validates the stored value', () => {
	for (const stored of ['{', 'null', '"xy1"', '{"a":1}', '[1,{},"<b>",""]']) {
		const tab = openBrowser(stored).makeTab();
		expect(createCompareChoice(() => tab).list()).toEqual([]);
	}
	const tab = openBrowser('["xy1","xy1","xy2","xy3","xy4","xy5"]').makeTab();
	expect(createCompareChoice(() => tab).list()).toEqual(['xy1', 'xy2', 'xy3', 'xy4']);
});

it('lasts as long as the page if nothing can be stored', () => {
	const refuse = () => {
		throw new DOMException('no');
	};
	const tab = Object.assign(new EventTarget(), { localStorage: { getItem: refuse, setItem: refuse } });
	const choice = createCompareChoice(() => tab as ChoiceWindow);
	expect(choice.toggle('xy1')).toBe('added');
	expect(choice.list()).toEqual(['xy1']);
});
