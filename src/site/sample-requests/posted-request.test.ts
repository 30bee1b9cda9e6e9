import { expect, test } from 'vitest';
import { aBareGlove, anIndex } from '../../domain/search/test-index.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { gatherSampleErrors, readPostedRequest } from './posted-request.ts';
import { readPostedSamples } from './posted-samples.server.ts';

const index = anIndex([
	aBareGlove('xy300', { name: 'Argon Bulwark', sizes: { M: 'XY300-M', L: '1004471', XL: 'XY300-XL' } }),
	aBareGlove('xy276-3', { sizes: { L: 'KB-77/L', '2XL': 'KB-77/2', OS: '1004472' } }),
]);

/** The result of a list that is sent without scripts. */
function send(list: string) {
	const data = new FormData();
	data.set('firstName', 'Dele');
	data.set('samples', list);
	data.set('city', new File(['x'], 'x.txt'));
	return readPostedRequest(data, (text) => readPostedSamples(index, text, DEFAULT_LOCALE));
}

test('lines of part numbers and sizes are samples; unreadable ones are kept and rejected later', () => {
	const { posted, body } = send('XY300 L\r\nxy276-3\r\nxy999 S');
	expect(posted.values).toMatchObject({ firstName: 'Dele', city: '', country: '' });
	expect(posted.samples).toBe('XY300 L\r\nxy276-3\r\nxy999 S');
	expect(body).toMatchObject({
		firstName: 'Dele',
		samples: [
			{ partNumber: 'xy300', size: 'L' },
			{ partNumber: 'xy276-3', size: 'L' },
			{ partNumber: 'xy999', size: 'S' },
		],
		leaveEmpty: '',
	});
});

test.each([
	['Hi, please send:', 'Thanks, Bob'],
	['Hello there!', 'Cheers\nBob Tremblay\nIronworks Ltd.'],
	['Bonjour Marie,', 'Merci beaucoup'],
	['> On Tue, Nov 3, 2026 at 9:14 AM Marie wrote:', 'Tel. 905 555 0142\nbob@ironworks.example'],
])('%s … %s: surrounding mail text is reported as unread, and the list is complete', (before, after) => {
	const { read, body } = send(`${before}\n\nXY300 L\r\nArgon Bulwark XL\n- xy276-3 2XL\n${after}`);
	expect((body as { samples: unknown }).samples).toEqual([
		{ partNumber: 'xy300', size: 'L' },
		{ partNumber: 'xy300', size: 'XL' },
		{ partNumber: 'xy276-3', size: '2XL' },
	]);
	expect(read.notRead.length).toBe(1 + after.split('\n').length);
	expect(read.rest.split('\n')).toHaveLength(3);
	// Sent again as shown, nothing is left to report.
	expect(send(read.rest).read).toMatchObject({ samples: read.samples, notRead: [], questions: [] });
});

test('stock codes in any notation are recognized, alone and among words', () => {
	for (const [line, sample] of [
		['1004471', { partNumber: 'xy300', size: 'L' }],
		['2 x 1004471', { partNumber: 'xy300', size: 'L' }],
		['1004471 L', { partNumber: 'xy300', size: 'L' }],
		['item 1004472 please', { partNumber: 'xy276-3', size: 'OS' }],
		['XY300-XL', { partNumber: 'xy300', size: 'XL' }],
		['xy 300 xl', { partNumber: 'xy300', size: 'XL' }],
	] as const)
		expect(send(line).read, line).toMatchObject({ samples: [sample], notRead: [], questions: [] });
	// The code is for another size than the one next to it: both are shown.
	expect(send('1004471 XL').read.questions).toEqual([expect.stringContaining('XY300 L, XY300 XL')]);
});

test('an ambiguous line gives a question instead of a guess', () => {
	for (const line of ['xy276-3 2x large', '2x Large xy276-3', 'xy276-3 2 x large']) {
		const { samples, questions } = send(line).read;
		expect(samples, line).toEqual([]);
		expect(questions, line).toEqual([expect.stringMatching(/XY276-3 2XL|XY276-3 L/)]);
	}
	expect(send('xy276-3 2XL').read).toMatchObject({ samples: [{ size: '2XL' }], questions: [] });
	expect(send('xy276-3 2x large x12').read).toMatchObject({ samples: [{ size: '2XL' }], questions: [] });
});

test('errors of samples are shown at their field, each once', () => {
	expect(
		gatherSampleErrors([
			{ path: 'samples.0', message: 'A.' },
			{ path: 'city', message: 'B.' },
			{ path: 'samples.2.size', message: 'A.' },
			{ path: 'samples.1.size', message: 'C.' },
		]),
	).toEqual([
		{ path: 'city', message: 'B.' },
		{ path: 'samples', message: 'A. C.' },
	]);
});
