import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { PERFORMANCES } from '../../ratings/performance.ts';
import type { Reason } from '../fit-answer.ts';
import { readFitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import { checkSentence, SENTENCE_OPENINGS, type SentenceGround } from './check-sentence.ts';
import { FIT_LABELS } from './fit-labels.ts';

fc.configureGlobal({ seed: 2026 });

const { products } = readDemonstrationCatalogue();
const processRow: Reason = {
	row: 'SMAW (Stick)',
	kind: 'process.full',
	values: { process: 'SMAW', range: '85–160 A', performance: 'Full use' },
	effect: 'Full use',
};
const ampsRow: Reason = {
	...processRow,
	kind: 'amps.within',
	values: { process: 'SMAW', range: '85–160 A', source: 'said', said: '140 A' },
};
const heatRow: Reason = {
	row: 'ANSI Heat',
	kind: 'heat.met',
	values: { place: 'ansiHeat', level: '3', value: '3' },
	effect: 'Full use',
};
const pipeRow: Reason = {
	row: 'Pipe (5G / 6G)',
	kind: 'position.limited',
	values: { position: 'P' },
	effect: 'Limited',
};
const overheadRow: Reason = {
	...pipeRow,
	row: 'Overhead (4G / 4F)',
	kind: 'position.no',
	values: { position: 'O' },
	effect: 'No use',
};

const ground: SentenceGround = {
	verdict: 'Full use',
	language: 'en',
	reasons: [processRow, ampsRow, heatRow],
	partNumber: 'xy300',
	name: 'Argon Bulwark',
	ratings: [
		{ type: 'ANSI_HEAT', value: '3', edition: '2024' },
		{ type: 'ANSI_CUT', value: 'A2', edition: '2024' },
		{ type: 'EN407', value: '413X4X', edition: '2020' },
	],
	otherNames: ['Cinder Drover', 'Arcade', '—'],
};
const limited: SentenceGround = { ...ground, verdict: 'Limited', reasons: [pipeRow, processRow, ampsRow] };
const no: SentenceGround = { ...ground, verdict: 'No use', reasons: [overheadRow, processRow, ampsRow] };
const french: SentenceGround = { ...ground, language: 'fr' };
const check = (sentence: string, against = ground, finding = 1) =>
	checkSentence({ verdict: against.verdict, finding, sentence }, against);

describe('a sentence of a language model', () => {
	it.each<[string, SentenceGround?, number?]>([
		['Yes: stick at 140 A sits inside the 85–160 A on its sheet.', ground, 2],
		['“Yes: a stick rod at 140 A is what it was drawn for.”'],
		['Yes, stick is down as Full use on the SMAW row.'],
		['Yes: heat level 3 is on the sheet.', ground, 3],
		['Yes: the Bulwark has stick on its sheet, and XY300 says so twice.'],
		['Half a yes: stick is fine and pipe is where the sheet gets short.', limited],
		['No: overhead is not what that palm is for.', no],
		['Oui : l’électrode à 140 A est dans la fiche.', french, 2],
	])('is taken: %s', (sentence, against, finding) => {
		expect(check(sentence, against, finding)).toMatchObject({ ok: true });
	});

	it.each<[string, string, SentenceGround?, number?]>([
		['verdict', 'No: stick is wrong for that palm at 140 A.'],
		['verdict', 'Yes: overhead is nothing to it.', no],
		['verdict', 'Run it, stick is Full use at 140 A.'],
		['verdict', 'No problem at all with overhead.', no],
		['verdict', 'Yes and no: stick at 140 A depends on the day.'],
		['verdict', 'yes: stick at 140 A.'],
		['verdict', 'Oui: stick is Full use on its sheet.'],
		['finding', 'Yes: the palm is thick and the thumb is long.'],
		['finding', 'Yes: overhead is what it was made for.'],
		['finding', 'Yes: stick is on the sheet.', ground, 4],
		['finding', 'Yes: stick is on the sheet.', ground, 0],
		['finding', 'Yes: stick is on the sheet.', ground, 1.5],
		['finding', 'No: stick is on the sheet at 140 A.', no, 2],
		['first person', 'Yes: I would take stick at 140 A with it.'],
		['first person', 'Yes: we sewed it for stick.'],
		['first person', 'Yes: stick at 140 A is fine by me.'],
		['first person', 'Yes: I’m told that stick is its trade.'],
		['first person', 'Oui : je prendrais l’électrode à 140 A avec ça.', french],
		['first person', 'Oui : j’irais à l’électrode avec ce gant.', french],
		['language', 'Oui : stick is what the sheet of the glove is for.', french],
		['language', 'Yes: l’électrode est sur la fiche et dans la main.'],
		['sentences', 'Yes: stick at 140 A. Mind the cuff.'],
		['sentences', 'Yes: stick at 140 A'],
		['sentences', 'Yes: stick at 140 A?'],
		['sentences', 'Yes... stick at 140 A.'],
		['sentences', 'Yes: stick at 140 A; mind the cuff.'],
		['length', 'Yes.'],
		['length', `Yes: stick ${'and stick again '.repeat(30)}.`],
		['unseen', 'Yes: stick\nat 140 A.'],
		['unseen', 'Yes: stick\u202e at 140 A.'],
		['unseen', 'Yes: stick\u200b at 140 A.'],
		['markup', 'Yes: **stick** at 140 A.'],
		['markup', 'Yes: <b>stick</b> at 140 A.'],
		['markup', 'Yes: stick at 140 A &amp; more.'],
		['markup', 'Yes: [stick](x) at 140 A.'],
		['link', 'Yes: stick at 140 A, see https://example.'],
		['link', 'Yes: stick at 140 A, says gloves.com today.'],
		['link', 'Yes: stick at 140 A and mail joe@shop about it.'],
		['promise', 'Yes: stick is what it protects from.'],
		['promise', 'Yes: it is a certified stick glove.'],
		['promise', 'Oui : l’électrode est garantie dans la fiche.', french],
		['part number', 'Yes: but XY301 is good at stick too.'],
		['part number', 'Yes: stick is good, like xy276-3 is.'],
		['name', 'Yes: stick suits it as well as it suits a Tillman.'],
		['name', 'Yes: stick suits it as well as the cinder drover.'],
		['name', 'Yes: stick is fine, as arcade is too.'],
		['rating', 'Yes: cut A5 beside stick.'],
		['rating', 'Yes: stick with EN 407 423X4X.'],
		['rating', 'Yes: stick, with heat level 5 behind it.'],
		['number', 'Yes: stick is good for 400 A.'],
		['number', 'Yes: stick with a 5/32 rod.'],
		['number', 'Yes: stick is good for four hundred amps.'],
		['number', 'Yes: stick is good for ４００ amps.'],
		['number', 'Yes: stick holds for ½ the day.'],
		['number', 'Oui : l’électrode passe à quatre cents ampères dans la fiche.', french],
	])('is refused for its %s: %s', (error, sentence, against, finding) => {
		expect(check(sentence, against, finding)).toEqual({ ok: false, error });
	});

	it('is rejected when its verdict is not ours, whatever its text', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...PERFORMANCES),
				fc.constantFrom(ground, limited, no),
				(verdict, against) => {
					const sentence = `${SENTENCE_OPENINGS.en[against.verdict]}: pipe, overhead and stick stand on the sheet.`;
					const { ok } = checkSentence({ verdict, finding: 1, sentence }, against);
					expect(ok).toBe(verdict === against.verdict);
				},
			),
		);
	});

	it('must be about a reason of this glove and job: one for another kind of reason is rejected', () => {
		const answers = FIT_LABELS.flatMap(({ task, partNumber }) => {
			const product = products.find((glove) => glove.partNumber === partNumber)!;
			const facts = readTask(task);
			const { verdict, reasons } = judgeFit(readFitGlove(product), facts);
			return verdict === null ? [] : [{ product, facts, verdict, reasons }];
		});
		expect(answers.length).toBeGreaterThan(150);
		for (const { product, facts, verdict, reasons } of answers) {
			const against: SentenceGround = {
				verdict,
				language: facts.language,
				reasons,
				partNumber: product.partNumber,
				name: product.name,
				ratings: product.certifications,
				otherNames: [],
			};
			const opening = SENTENCE_OPENINGS[facts.language][verdict];
			const sentence = `${opening}: ${facts.language === 'fr' ? 'le pouce est cousu dans la paume' : 'the thumb is sewn in the palm'}.`;
			expect(check(sentence, against)).toEqual({ ok: false, error: 'finding' });
		}
	});

	it('never throws, and accepts nothing with a control character, a link, a second line or another number', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary', maxLength: 120 }),
				fc.constantFrom('', 'Yes: stick ', 'No: overhead ', 'Half a yes: pipe '),
				fc.constantFrom(ground, limited, no),
				fc.oneof(fc.integer(), fc.double()),
				(text, start, against, finding) => {
					for (const key of [1, finding]) {
						const checked = check(`${start}${text}.`, against, key);
						if (!checked.ok) continue;
						expect(checked.sentence).not.toMatch(/[\p{Cc}\p{Cf}<>]|:\/\//u);
						expect(checked.sentence.length).toBeLessThanOrEqual(300);
					}
				},
			),
		);
	});
});
