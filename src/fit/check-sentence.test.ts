import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence, type SentenceGround } from './check-sentence.ts';

fc.configureGlobal({ seed: 2026 });

const ground: SentenceGround = {
	verdict: 'Full use',
	partNumber: 'xy300',
	name: 'Argon Bulwark',
	ratings: [
		{ type: 'ANSI_HEAT', value: '3', edition: '2024' },
		{ type: 'ANSI_CUT', value: 'A2', edition: '2024' },
		{ type: 'EN407', value: '413X4X', edition: '2020' },
	],
	findings: ['85–160 A; the job runs 140 A'],
	texts: ['stick at 140 amps with 1/8 rod, cut A5', '5 in (127 mm) gauntlet'],
};
const limited = { ...ground, verdict: 'Limited' as const };
const no = { ...ground, verdict: 'No use' as const };

describe('a sentence of a language model', () => {
	it.each([
		['Yes, run it: 140 A sits inside the 85–160 A on its sheet.', ground],
		['“Go ahead, a 1/8 rod at 140 A is what it was made for.”', ground],
		[
			'Good pick for stick at 140 A, and EN 407 413X4X is on the sheet.',
			{ ...ground, texts: [...ground.texts, 'EN 407'] },
		],
		['Fine at 140 A with heat level 3 behind it.', ground],
		['Half a yes: it will hold, but only in short goes at 140 A.', limited],
		['No, that palm never had stick in mind.', no],
		['Leave it on the hook, because 140 A is not for this palm.', no],
	])('is taken: %s', (sentence, against) => {
		expect(checkSentence(sentence, against)).toMatchObject({ ok: true });
	});

	it.each([
		['verdict', 'No, leave that one on the hook at 140 A.', ground],
		['verdict', 'Yes, run it: 140 A is nothing to it.', no],
		['verdict', 'Not only will it do, it excels at 140 A.', no],
		['verdict', 'It handles 140 A all day and never complains about it.', no],
		['verdict', 'Full use, go ahead at 140 A.', limited],
		['verdict', 'It is rated Limited at 140 A.', ground],
		['verdict', 'The palm burns at 140 A, so good luck.', ground],
		['verdict', 'It is a glove that somebody sewed at 140 A.', ground],
		['sentences', 'Yes, run it at 140 A. Mind the cuff.', ground],
		['sentences', 'Yes, run it at 140 A', ground],
		['sentences', 'Yes, run it at 140 A?', ground],
		['sentences', 'Yes... run it at 140 A.', ground],
		['length', 'Yes.', ground],
		['length', `Yes, run it ${'and run it again '.repeat(30)}.`, ground],
		['unseen', 'Yes, run it\nat 140 A.', ground],
		['unseen', 'Yes, run it\u202e at 140 A.', ground],
		['unseen', 'Yes, run\u200b it at 140 A.', ground],
		['markup', 'Yes, **run it** at 140 A.', ground],
		['markup', 'Yes, <b>run it</b> at 140 A.', ground],
		['markup', 'Yes, run it at 140 A &amp; smile.', ground],
		['markup', 'Yes, [run it](x) at 140 A.', ground],
		['link', 'Yes, run it at 140 A, see https://example.', ground],
		['link', 'Yes, run it at 140 A, says gloves.com today.', ground],
		['link', 'Yes, run it at 140 A and mail joe@shop about it.', ground],
		['claim', 'Yes, it protects you at 140 A.', ground],
		['claim', 'Yes, it is a certified glove at 140 A.', ground],
		['claim', 'Yes, as an AI I say run it at 140 A.', ground],
		['claim', 'Yes, run it at 140 A, it is perfectly safe.', ground],
		['part number', 'Yes, but XY301 is good at 140 A too.', ground],
		['part number', 'Yes, good at 140 A, like xy276-3 is.', ground],
		['rating', 'Yes, run it: cut A5 covers 140 A work.', ground],
		['rating', 'Yes, run it: EN 407 423X4X covers 140 A.', ground],
		[
			'rating',
			'Yes, run it at 140 A, with heat level 5 behind it.',
			{ ...ground, texts: [...ground.texts, 'level 5'] },
		],
		['number', 'Yes, run it: good for 400 A.', ground],
		['number', 'Yes, run it with a 5/32 rod at 140 A.', ground],
	])('is refused for its %s: %s', (fault, sentence, against) => {
		expect(checkSentence(sentence, against)).toEqual({ ok: false, fault });
	});

	it('never throws, and takes nothing with a control sign, a link or a second line', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary', maxLength: 120 }),
				fc.constantFrom('', 'Yes, run it ', 'No, leave it '),
				fc.constantFrom('Full use' as const, 'Limited' as const, 'No use' as const),
				(text, start, verdict) => {
					const check = checkSentence(start + text, { ...ground, verdict });
					if (!check.ok) return;
					expect(check.sentence).not.toMatch(/[\p{Cc}\p{Cf}<>]|:\/\//u);
					expect(check.sentence.length).toBeLessThanOrEqual(300);
				},
			),
		);
	});
});
