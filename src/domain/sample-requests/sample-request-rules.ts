import { findBrokenCharacter } from '../../platform/text/broken-character.ts';
import { tidyOneLine, tidyText } from '../../platform/text/visible-text.ts';
import { findSize } from '../catalogue/sizes/glove-size.ts';
import { parsePhoneNumber } from '../contact-details/phone-number.ts';
import { findProvinceMismatch, parsePostalCode } from '../postal-address/postal-code.ts';
import { COUNTRIES, type Country, findRegion } from '../postal-address/region.ts';
import { isBusinessEmail, readEmail } from './business-email.ts';
import { isSameSample, MAX_SAMPLES, parseSampleItem, type SampleItem } from './sample-item.ts';
import {
	CHOICES,
	type ChoiceField,
	type RequestField,
	type SampleRequestInput,
	TEXT_LIMITS,
	type TextField,
} from './sample-request.ts';

/** Kinds of errors; the messages are in `messages/en.json`, "sampleRequest.errors". */
type ErrorKind =
	| 'required'
	| 'tooLong'
	| 'unreadable'
	| 'control'
	| 'controlAtStart'
	| 'option'
	| 'email'
	| 'businessEmail'
	| 'sizeOfDistributor'
	| 'phone'
	| 'region'
	| 'postalCode'
	| 'zipCode'
	| 'noSamples'
	| 'tooManySamples'
	| 'sample'
	| 'sampleTwice'
	| 'leaveEmpty'
	| 'unknownGlove'
	| 'sizeNotMade';

/** `path` is the field's path in the request body, such as "postalCode" or "samples.1.size". */
export type RequestError = { path: string; kind: ErrorKind };

const REQUIRED: readonly RequestField[] = [
	'professionalAffiliation',
	'companySize',
	'companyEmail',
	'firstName',
	'lastName',
	'jobTitle',
	'phone',
	'companyName',
	'streetAddress',
	'city',
	'provinceOrState',
	'postalCode',
	'country',
	'addressType',
	'sampleFor',
];

export const TEXT_FIELDS = Object.keys(TEXT_LIMITS) as TextField[];
export const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

/**
 * The request in its stored form: trimmed, e-mail addresses in lower case, the region as its code, the postal code as
 * printed. Invalid values stay unchanged, so that `findRequestErrors` can report them.
 */
export function tidyRequest(input: SampleRequestInput): SampleRequestInput {
	const tidy = { ...input };
	for (const field of TEXT_FIELDS) {
		tidy[field] = field === 'additionalNotes' ? tidyText(input[field]) : tidyOneLine(input[field]);
	}
	tidy.companyEmail = tidy.companyEmail.toLowerCase();
	tidy.secondaryEmail = tidy.secondaryEmail.toLowerCase();
	const country = readCountry(tidy.country);
	if (country) {
		tidy.country = country;
		tidy.provinceOrState = findRegion(country, tidy.provinceOrState)?.code ?? tidy.provinceOrState;
		tidy.postalCode = parsePostalCode(tidy.postalCode, country) ?? tidy.postalCode;
	}
	tidy.samples = input.samples.map((sample) => parseSampleItem(sample) ?? sample);
	return tidy;
}

/** All errors of a tidied request, in form order. */
export function findRequestErrors(request: SampleRequestInput): RequestError[] {
	const errors = new Map<string, RequestError>();
	const report = (path: string, kind: ErrorKind) => {
		if (!errors.has(path)) errors.set(path, { path, kind });
	};
	for (const field of CHOICE_FIELDS) {
		const options: readonly string[] = CHOICES[field];
		if (request[field] !== '' && !options.includes(request[field])) report(field, 'option');
	}
	for (const field of TEXT_FIELDS) {
		if (request[field].length > TEXT_LIMITS[field]) report(field, 'tooLong');
		else {
			const broken = findBrokenControl(request, field);
			if (broken) report(field, broken.after === '' ? 'controlAtStart' : 'control');
		}
	}
	const secondary = request.emailType === 'Secondary';
	for (const field of REQUIRED) {
		// The secondary address replaces the company address.
		if (field === 'companyEmail' && secondary) continue;
		if (request[field] === '') report(field, 'required');
	}
	if (request.emailType === '') report('emailType', 'required');
	findEmailErrors(request, report);
	const isDistributor = request.professionalAffiliation === 'distributor';
	if (request.professionalAffiliation !== '' && request.companySize !== '')
		if (isDistributor !== (request.companySize === 'Distributor')) report('companySize', 'sizeOfDistributor');
	if (request.phone !== '' && !parsePhoneNumber(request.phone)) report('phone', 'phone');
	findAddressErrors(request, report);
	findSampleErrors(request.samples, report);
	return [...errors.values()];
}

/** A control character that makes a text invalid; only notes may contain line breaks. */
export function findBrokenControl(request: SampleRequestInput, field: TextField) {
	return findBrokenCharacter(request[field], field === 'additionalNotes');
}

type Report = (path: string, kind: ErrorKind) => void;

function findEmailErrors(request: SampleRequestInput, report: Report) {
	const { emailType, companyEmail, secondaryEmail } = request;
	if (emailType === 'Secondary') {
		if (companyEmail === '' && secondaryEmail === '') report('secondaryEmail', 'required');
		if (companyEmail !== '' && !readEmail(companyEmail)) report('companyEmail', 'email');
	} else if (companyEmail !== '') {
		if (!readEmail(companyEmail)) report('companyEmail', 'email');
		else if (!isBusinessEmail(companyEmail)) report('companyEmail', 'businessEmail');
	}
	if (secondaryEmail !== '' && !readEmail(secondaryEmail)) report('secondaryEmail', 'email');
}

function findAddressErrors(request: SampleRequestInput, report: Report) {
	if (request.country === '') return;
	const country = readCountry(request.country);
	if (!country) return report('country', 'option');
	if (request.provinceOrState !== '' && !findRegion(country, request.provinceOrState))
		report('provinceOrState', 'region');
	if (request.postalCode !== '' && !parsePostalCode(request.postalCode, country))
		report('postalCode', country === 'Canada' ? 'postalCode' : 'zipCode');
}

function findSampleErrors(samples: readonly SampleItem[], report: Report) {
	if (samples.length === 0) report('samples', 'noSamples');
	if (samples.length > MAX_SAMPLES) return report('samples', 'tooManySamples');
	samples.forEach((sample, at) => {
		if (sample.partNumber === '') report(`samples.${at}.partNumber`, 'required');
		if (sample.size === '') report(`samples.${at}.size`, 'required');
		if (sample.partNumber === '' || sample.size === '') return;
		if (!parseSampleItem(sample)) report(`samples.${at}`, 'sample');
		if (samples.findIndex((other) => isSameSample(other, sample)) < at)
			report(`samples.${at}`, 'sampleTwice');
	});
}

/**
 * Invalid samples: unknown gloves, and sizes in which a glove is not made.
 * @param findSizes the size labels of a glove, or undefined if it does not exist
 */
export function findUnmadeSamples(
	samples: readonly SampleItem[],
	findSizes: (partNumber: string) => readonly string[] | undefined,
): RequestError[] {
	return samples.flatMap(({ partNumber, size }, at): RequestError[] => {
		const sizes = findSizes(partNumber);
		if (!sizes) return [{ path: `samples.${at}.partNumber`, kind: 'unknownGlove' }];
		return findSize(sizes, size) === undefined ? [{ path: `samples.${at}.size`, kind: 'sizeNotMade' }] : [];
	});
}

/** The provinces of a Canadian postal code, if the given one is not among them: a warning, not an error. */
export function findPostalWarning(request: SampleRequestInput): readonly string[] | undefined {
	const { country, postalCode, provinceOrState } = tidyRequest(request);
	if (country !== 'Canada' || provinceOrState === '') return undefined;
	const code = parsePostalCode(postalCode, 'Canada');
	return code === undefined ? undefined : findProvinceMismatch(code, provinceOrState);
}

function readCountry(text: string): Country | undefined {
	return COUNTRIES.find((country) => country.toLowerCase() === text.toLowerCase());
}
