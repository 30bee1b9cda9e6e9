import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-date/calendar-date.ts';
import { type Announcement, findAnnouncement, listAnnouncementStates } from './announcement.ts';
import { announcementsSchema } from './announcement-schema.ts';
import { FIRST_ANNOUNCEMENTS } from './stored-announcements.server.ts';

const ALWAYS: Announcement = { english: 'Made here', french: 'Fait ici', link: '', from: '', to: '' };
const SALE: Announcement = {
	...ALWAYS,
	english: 'Closed',
	french: 'Fermé',
	from: '2026-12-24',
	to: '2027-01-02',
};

test('one with days stands before one without, on its first and its last day', () => {
	const text = (day: string) => findAnnouncement([SALE, ALWAYS], day, 'en')?.text;
	expect(['2026-12-23', '2026-12-24', '2027-01-02', '2027-01-03'].map(text)).toEqual([
		'Made here',
		'Closed',
		'Closed',
		'Made here',
	]);
});

test('a line without French leaves French pages the one before it', () => {
	const english = { ...SALE, french: '' };
	expect(findAnnouncement([ALWAYS, english], '2026-12-25', 'fr')?.text).toBe('Fait ici');
	expect(findAnnouncement([english], '2026-12-25', 'fr')).toBeUndefined();
	expect(listAnnouncementStates([ALWAYS, english], '2026-12-25')).toEqual(['shown', 'shown']);
	expect(listAnnouncementStates([ALWAYS, SALE], '2026-12-25')).toEqual(['covered', 'shown']);
	expect(listAnnouncementStates([ALWAYS, SALE], '2026-11-01')).toEqual(['shown', 'later']);
	expect(listAnnouncementStates([ALWAYS, SALE], '2027-02-01')).toEqual(['shown', 'over']);
});

test('what is shown is always one whose days it is, and the states agree with it', () => {
	const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-12-01', days));
	const limit = fc.oneof(fc.constant(''), day);
	const line = fc.record({
		english: fc.constantFrom('a', 'b', 'c'),
		french: fc.constantFrom('', 'x', 'y'),
		link: fc.constant(''),
		from: limit,
		to: limit,
	});
	fc.assert(
		fc.property(
			fc.array(line, { maxLength: 6 }),
			day,
			fc.constantFrom('en', 'fr'),
			(lines, today, locale) => {
				const shown = findAnnouncement(lines, today, locale as 'en');
				const on = lines.filter(
					({ from, to, french }) =>
						(from === '' || from <= today) &&
						(to === '' || today <= to) &&
						(locale === 'en' || french !== ''),
				);
				expect(shown !== undefined).toBe(on.length > 0);
				if (shown)
					expect(on.map((one) => (locale === 'fr' ? one.french : one.english))).toContain(shown.text);
				const states = listAnnouncementStates(lines, today);
				expect(states).toHaveLength(lines.length);
				if (shown) expect(states).toContain('shown');
				for (const [at, state] of states.entries()) {
					const { from = '', to = '' } = lines[at] ?? {};
					const isOn = (from === '' || from <= today) && (to === '' || today <= to);
					expect(['shown', 'covered'].includes(state)).toBe(isOn);
				}
				expect(states.filter((state) => state === 'shown').length).toBeLessThanOrEqual(2);
			},
		),
	);
});

test('the first fill is valid', () => {
	expect(announcementsSchema.safeParse(FIRST_ANNOUNCEMENTS).success).toBe(true);
});

test.each([
	['no English', { english: ' ' }, 'announcements.0.english'],
	['too long', { english: 'x'.repeat(121) }, 'announcements.0.english'],
	['two lines', { english: 'a\nb' }, 'announcements.0.english'],
	['a script as a link', { link: 'javascript:alert(1)' }, 'announcements.0.link'],
	['another site without https', { link: 'http://x.example' }, 'announcements.0.link'],
	['another site by two slashes', { link: '//x.example' }, 'announcements.0.link'],
	['a day that is none', { from: '2026-02-30' }, 'announcements.0.from'],
	['an end before the beginning', { from: '2026-12-02', to: '2026-12-01' }, 'announcements.0.to'],
	['a field nobody knows', { color: 'red' }, 'announcements.0'],
])('%s is refused at its field', (_, change, path) => {
	const parsed = announcementsSchema.safeParse({ announcements: [{ ...ALWAYS, ...change }] });
	expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});
