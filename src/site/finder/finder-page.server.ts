import { data } from 'react-router';
import { formatFactsQuery } from '../../domain/fit/facts-address.ts';
import { findBetterGloves } from '../../domain/fit/judging/better-gloves.ts';
import { judgeFit } from '../../domain/fit/judging/judge-fit.ts';
import type { GloveRanking } from '../../domain/fit/judging/rank-gloves.ts';
import { listLikelyAnswers } from '../../domain/fit/likely-answers.ts';
import { type Facts, factsForPage } from '../../domain/fit/reading/task-facts.ts';
import { normaliseTask } from '../../domain/fit/reading/task-text.ts';
import { describeReason } from '../../domain/fit/wording/describe-reason.ts';
import { wordNotOurs, wordVerdict } from '../../domain/fit/wording/word-verdict.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { findBetterInSlices } from '../fit-check/better-in-slices.server.ts';
import { type PageServices, pageServices } from '../frame/page-services.ts';
import { listRowCards } from '../listing/cards/row-cards.ts';
import type { Route } from './+types/finder-page';
import type { FinderAnswer, FoundGlove, RequestedGlove } from './finder-answer.ts';
import { type FinderQuestion, isBlankQuestion, parseFinderQuestion } from './finder-question.ts';
import { RankerBusy } from './glove-ranker.server.ts';

/** How many gloves are shown if none does the job: the nearest, each with the row that rules it out. */
const NEAREST = 3;

/** The question in the address, how it was read, and the gloves in order. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const locale = context.get(requestLocale);
	const typed = parseFinderQuestion(url.searchParams);
	const question = { ...typed, facts: factsForPage(typed.facts, locale) };
	const answer = await answerQuestion(context.get(pageServices), question, locale);
	return data({ question, answer }, { status: answer.kind === 'busy' ? 503 : 200 });
}

async function answerQuestion(
	services: PageServices,
	question: FinderQuestion,
	locale: Locale,
): Promise<FinderAnswer> {
	if (isBlankQuestion(question)) return { kind: 'blank' };
	const { facts, shown } = question;
	const needs = wordNotOurs(facts, seedOf(question.job, facts));
	if (needs.length > 0) return { kind: 'notOurs', needs };
	try {
		// Requests one more than is shown, to tell whether there are more.
		const ranking = await services.ranker.rank(facts, shown + 1);
		if (ranking.question !== null) {
			const { job } = question;
			const likely = job === '' ? [] : listLikelyAnswers(ranking.question, facts, job);
			return { kind: 'question', question: ranking.question, likely };
		}
		const [first] = ranking.gloves;
		const none = first === undefined || first.verdict === 'No use';
		const gloves = none
			? ranking.gloves.slice(0, NEAREST)
			: ranking.gloves.filter(({ verdict }) => verdict !== 'No use');
		return {
			kind: 'ranked',
			gloves: listFound(services.catalogue.index, gloves.slice(0, shown), locale),
			none,
			hasMore: gloves.length > shown,
			left: (await services.fitGloves.list()).left,
			requested: await answerGlove(services, question),
		};
	} catch (error) {
		if (error instanceof RankerBusy) return { kind: 'busy' };
		throw error;
	}
}

function listFound(index: CatalogueIndex, gloves: GloveRanking['gloves'], locale: Locale): FoundGlove[] {
	return gloves.flatMap(({ partNumber, verdict, reasons, givesUp }, at) => {
		const [card] = listRowCards(index, [partNumber], locale);
		const above = gloves[at - 1]?.partNumber;
		if (card === undefined) return [];
		return {
			card,
			verdict,
			reasons,
			givesUp: givesUp && above !== undefined ? { row: givesUp, above } : null,
		};
	});
}

/**
 * The answer for the glove whose page the visitor came from; undefined if none is named or it is no longer in the
 * range.
 */
async function answerGlove(
	{ fitGloves }: PageServices,
	{ job, facts, glove: partNumber }: FinderQuestion,
): Promise<RequestedGlove | undefined> {
	const glove = partNumber === undefined ? undefined : await fitGloves.find(partNumber);
	if (glove === undefined) return undefined;
	const answer = judgeFit(glove, facts);
	if (answer.verdict === null) return undefined;
	const { gloves } = await fitGloves.list();
	const near = await findBetterInSlices(glove, facts, gloves);
	return {
		partNumber: glove.partNumber,
		name: glove.name,
		verdict: answer.verdict,
		sentence: wordVerdict(glove, facts, answer, `${glove.partNumber}|${seedOf(job, facts)}`),
		reasons: answer.reasons.map((reason) => describeReason(reason, facts.pageLocale)),
		better: findBetterGloves(glove, facts, answer, near).map(({ partNumber, why }) => ({
			partNumber,
			why,
		})),
	};
}

/** The seed that the glove's own page uses for the job, so that both get the same wording. */
const seedOf = (job: string, facts: Facts) => (job === '' ? formatFactsQuery(facts) : normaliseTask(job));
