import { findBrokenCharacter, tidyOneLine, tidyText } from '../../platform/text/visible-text.ts';
import { findSize } from '../catalogue/glove-size.ts';
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

/** What can be wrong; the words are in `messages/en.json`, "sampleRequest.errors". */
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

/** `path` names the field as it is sent, such as "postalCode" or "samples.1.size". */
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
 * The request as it is stored: trimmed, addresses in lower case, the region as its code, the postal code as printed.
 * What can't be read stays as it is, for `findRequestErrors` to name.
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

/** Everything that keeps a tidy request from being sent, every field at once, in the order of the form. */
export function findRequestErrors(request: SampleRequestInput): RequestError[] {
	const errors = new Map<string, RequestError>();
	const say = (path: string, kind: ErrorKind) => {
		if (!errors.has(path)) errors.set(path, { path, kind });
	};
	for (const field of CHOICE_FIELDS) {
		const options: readonly string[] = CHOICES[field];
		if (request[field] !== '' && !options.includes(request[field])) say(field, 'option');
	}
	for (const field of TEXT_FIELDS) {
		if (request[field].length > TEXT_LIMITS[field]) say(field, 'tooLong');
		else {
			const broken = findBrokenControl(request, field);
			if (broken) say(field, broken.after === '' ? 'controlAtStart' : 'control');
		}
	}
	const secondary = request.emailType === 'Secondary';
	for (const field of REQUIRED) {
		// Without a company address, the other one stands in for it.
		if (field === 'companyEmail' && secondary) continue;
		if (request[field] === '') say(field, 'required');
	}
	if (request.emailType === '') say('emailType', 'required');
	findEmailErrors(request, say);
	const isDistributor = request.professionalAffiliation === 'distributor';
	if (request.professionalAffiliation !== '' && request.companySize !== '')
		if (isDistributor !== (request.companySize === 'Distributor')) say('companySize', 'sizeOfDistributor');
	if (request.phone !== '' && !parsePhoneNumber(request.phone)) say('phone', 'phone');
	findAddressErrors(request, say);
	findSampleErrors(request.samples, say);
	return [...errors.values()];
}

/** The control character that keeps a text from being sent; notes alone may run over several lines. */
export function findBrokenControl(request: SampleRequestInput, field: TextField) {
	return findBrokenCharacter(request[field], field === 'additionalNotes');
}

type Say = (path: string, kind: ErrorKind) => void;

function findEmailErrors(request: SampleRequestInput, say: Say) {
	const { emailType, companyEmail, secondaryEmail } = request;
	if (emailType === 'Secondary') {
		if (companyEmail === '' && secondaryEmail === '') say('secondaryEmail', 'required');
		if (companyEmail !== '' && !readEmail(companyEmail)) say('companyEmail', 'email');
	} else if (companyEmail !== '') {
		if (!readEmail(companyEmail)) say('companyEmail', 'email');
		else if (!isBusinessEmail(companyEmail)) say('companyEmail', 'businessEmail');
	}
	if (secondaryEmail !== '' && !readEmail(secondaryEmail)) say('secondaryEmail', 'email');
}

function findAddressErrors(request: SampleRequestInput, say: Say) {
	if (request.country === '') return;
	const country = readCountry(request.country);
	if (!country) return say('country', 'option');
	if (request.provinceOrState !== '' && !findRegion(country, request.provinceOrState))
		say('provinceOrState', 'region');
	if (request.postalCode !== '' && !parsePostalCode(request.postalCode, country))
		say('postalCode', country === 'Canada' ? 'postalCode' : 'zipCode');
}

function findSampleErrors(samples: readonly SampleItem[], say: Say) {
	if (samples.length === 0) say('samples', 'noSamples');
	if (samples.length > MAX_SAMPLES) return say('samples', 'tooManySamples');
	samples.forEach((sample, at) => {
		if (sample.partNumber === '') say(`samples.${at}.partNumber`, 'required');
		if (sample.size === '') say(`samples.${at}.size`, 'required');
		if (sample.partNumber === '' || sample.size === '') return;
		if (!parseSampleItem(sample)) say(`samples.${at}`, 'sample');
		if (samples.findIndex((other) => isSameSample(other, sample)) < at) say(`samples.${at}`, 'sampleTwice');
	});
}

/**
 * Samples that can't be sent: gloves we do not have, and sizes that a glove is not made in.
 * @param findSizes the size labels of a glove, or undefined when there is no such glove.
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

/** The provinces a Canadian postal code lies in, when the one given is none of them: a warning, no error. */
export function findPostalWarning(request: SampleRequestInput): readonly string[] | undefined {
	const { country, postalCode, provinceOrState } = tidyRequest(request);
	if (country !== 'Canada' || provinceOrState === '') return undefined;
	const code = parsePostalCode(postalCode, 'Canada');
	return code === undefined ? undefined : findProvinceMismatch(code, provinceOrState);
}

function readCountry(text: string): Country | undefined {
	return COUNTRIES.find((country) => country.toLowerCase() === text.toLowerCase());
}
