import type { PostalAddress } from '../postal-address/postal-address.ts';
import type { RequestState } from './request-state.ts';
import type { SampleRequestInput } from './sample-request.ts';

/** A sample request as staff work on it. */
export type InboxRequest = {
	/** Such as S-2026-0001. */
	number: string;
	state: RequestState;
	/** A person must judge whether a company asks: there is no business address. */
	manualReview: boolean;
	request: SampleRequestInput;
	/** The language that the request was made in, and is answered in. */
	language: string;
	/** Raised by every change of state, company or label. */
	version: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	updatedAt: string;
	/** Empty until it is linked. */
	companyId: string;
	labelId: number | undefined;
	/** When the person was taken out of it. */
	erasedAt: string | undefined;
};

/** What the list shows of a request. */
export type InboxSummary = Pick<
	InboxRequest,
	'number' | 'state' | 'manualReview' | 'createdAt' | 'erasedAt'
> & { companyName: string; person: string; affiliation: string; samples: number };

/** A request as the list shows it. */
export function toSummary(row: InboxRequest): InboxSummary {
	const { number, state, manualReview, createdAt, erasedAt, request } = row;
	const { companyName, firstName, lastName, jobTitle, professionalAffiliation, samples } = request;
	const name = `${firstName} ${lastName}`.trim();
	return {
		number,
		state,
		manualReview,
		createdAt,
		erasedAt,
		companyName,
		person: [name, jobTitle].filter((part) => part !== '').join(', '),
		affiliation: professionalAffiliation,
		samples: samples.length,
	};
}

/** One thing that staff did with a request, or wrote down about it. */
export type InboxEvent = {
	id: string;
	kind: 'state' | 'note' | 'company' | 'label' | 'erased';
	by: string;
	/** ISO 8601, UTC. */
	at: string;
	/** Where the state changed. */
	from: RequestState | undefined;
	to: RequestState | undefined;
	/** The note, or the reason of a refusal. */
	body: string;
	/** The mail that went out with it. */
	mail: AnswerMail | undefined;
	/** A company's id, or a label's. */
	reference: string;
	/** A change that was taken back. */
	undoneAt: string | undefined;
};

/** The mail that tells who asked how it ends, as staff left it. */
export type AnswerMail = { subject: string; text: string };

/** Longest texts, in characters. */
export const INBOX_LIMITS = { note: 2000, reason: 500, mailSubject: 200, mailText: 5000 } as const;

/** What stays of a request once the person is taken out: what was asked for, and roughly from where. */
export function withoutPerson(request: SampleRequestInput): SampleRequestInput {
	return {
		...request,
		companyEmail: '',
		secondaryEmail: '',
		firstName: '',
		lastName: '',
		jobTitle: '',
		phone: '',
		companyName: '',
		streetAddress: '',
		addressLine2: '',
		city: '',
		postalCode: '',
		additionalNotes: '',
	};
}

/** Where the samples go. */
export function addressOf(request: SampleRequestInput): PostalAddress {
	return {
		street: request.streetAddress,
		street2: request.addressLine2,
		city: request.city,
		region: request.provinceOrState,
		postalCode: request.postalCode,
		country: request.country === 'United States' ? 'United States' : 'Canada',
	};
}
