import type { PostalAddress } from '../postal-address/postal-address.ts';
import type { RequestState } from './request-state.ts';
import type { SampleRequestInput } from './sample-request.ts';

/** A sample request as processed by staff. */
export type InboxRequest = {
	/** Such as S-2026-0001. */
	number: string;
	state: RequestState;
	/** There is no business address, so a person must decide whether the request is from a company. */
	manualReview: boolean;
	request: SampleRequestInput;
	/** Language of the request and of its answer. */
	language: string;
	/** Incremented by every change of state, company or label. */
	version: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	updatedAt: string;
	/** Empty if it is not shipped. */
	shippedAt: string;
	/** Empty if not linked. */
	companyId: string;
	/** The label made from it last; what ships it is `listLabelsOfSource`. */
	labelId: number | undefined;
	/** When the personal data was erased. */
	erasedAt: string | undefined;
};

/** The request data shown in the list. */
export type InboxSummary = Pick<
	InboxRequest,
	'number' | 'state' | 'manualReview' | 'createdAt' | 'erasedAt'
> & { companyName: string; person: string; affiliation: string; samples: number };

/** Converts a request for the list. */
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

/** An action or a note by staff on a request. */
export type InboxEvent = {
	id: string;
	kind: 'state' | 'note' | 'company' | 'label' | 'erased';
	by: string;
	/** ISO 8601, UTC. */
	at: string;
	/** Set if the state changed. */
	from: RequestState | undefined;
	to: RequestState | undefined;
	/** The note, or the reason for declining. */
	body: string;
	/** The mail sent with it. */
	mail: AnswerMail | undefined;
	/** Id of a company or a label. */
	reference: string;
	/** When the change was undone. */
	undoneAt: string | undefined;
};

/** The mail that informs the requester of the result, as edited by staff. */
export type AnswerMail = { subject: string; text: string };

/** Max lengths, in characters. */
export const INBOX_LIMITS = { note: 2000, reason: 500, mailSubject: 200, mailText: 5000 } as const;

/** A request without personal data: it keeps what was requested and the approximate origin. */
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

/** The delivery address. */
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

/** The samples as lines of labels: one pair each, named by their part number alone. */
export function listWantedSamples({ samples }: Pick<SampleRequestInput, 'samples'>) {
	return samples.map(({ partNumber, size }) => ({ partNumber, size, pairs: 1, name: '' }));
}
