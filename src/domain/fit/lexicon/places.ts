/**
 * Places, mainly in Canada, in both languages, in lower case and without accents; the words of a name are separate
 * entries ("moose", "jaw").
 */

const CANADA = `
hyacinthe jerome hubert hilaire basile apollinaire agathe adele sauveur jovite raymond felicien georges anselme romuald augustin nicephore eustache therese bruno constant remi urbain clair
abbotsford abitibi airdrie ajax alma amherst amos amqui antigonish arctic arnprior ashcroft atlantic aurora
avalon baffin baie banff barrie bathurst batiscan battleford beauce beauceville beauharnois beaumont bedford belleville
beloeil bonaventure boucherville bracebridge brampton brandon brantford bridgewater brockville bromont brooks brossard
buckingham burlington burnaby cabano cambridge camrose canmore cantons cape caraquet cardston carignan castlegar
chambly chandler chapais charlevoix charlottetown chateauguay chatham chetwynd chibougamau chicoutimi chilliwack churchill
coaticook cobourg cochrane coldlake collingwood comox coquitlam cornwall courtenay cowansville cranbrook creston
dartmouth dauphin dawson delta deux dieppe digby dolbeau donnacona dorchester dorval drayton drumheller drummondville
dryden duncan dundas edmundston edson elliot estevan estrie etobicoke fermont fernie fleurimont flin flon francis
fredericton gander gananoque gaspe gaspesie gimli glace granby grande granville gravenhurst guelph haida
haldimand halifax halton hanmer hawkesbury hearst hinton hope hudson hull huntingdon huron iqaluit iqualuit isle
iroquois jasper joliette jonquiere kahnawake kamloops kamouraska kanata kapuskasing kelowna kenora kentville kimberley kincardine
kindersley kingston kirkland kitchener kootenay labrador lacadie lachine lachute lacombe lanaudiere langley langford
lasalle laurentides laurentian lethbridge levis lloydminster london longueuil loretteville lunenburg magdalen magog malartic
manicouagan maniwaki maritime maritimes markham mascouche matagami matane mauricie medicine melfort melville merritt
mirabel miramichi mississauga mistassini moncton montmagny montcalm montreal moose morden mount muskoka
nanaimo nelson newmarket niagara nicolet nipawin nipissing normandin northumberland norfolk oakville okanagan olds
orangeville orillia oromocto oshawa osoyoos outaouais outremont pacific parksville parry parrysound pembroke penticton
peterborough petawawa pickering picton pierrefonds plessisville ponoka portage portneuf portneuf prairie prairies
prince princeton quesnel quinte rapides rawdon redwater renfrew repentigny revelstoke richelieu richmond rigaud
rimouski rivieres riviere roberval rocky rockies rosemere rosetown rouyn sackville saguenay saint sainte salaberry
saanich scarborough sechelt selkirk senneterre seven shawinigan shediac shelburne sherbrooke simcoe slave smithers
sooke sorel souris squamish stephenville stettler stouffville stratford strathcona strathroy superior surrey
sussex swift sydney taber temiscouata temiscamingue terrebonne terrace thetford thompson thorold thunder timmins tisdale
tofino tracadie trail tremblant trenton trois truro tuktoyaktuk turtleford ucluelet ungava uxbridge valcourt valdor valleyfield
varennes vaudreuil vaughan vegreville vermilion vernon verdun victoriaville ville virden wabush wainwright walkerton
waterloo welland westmount wetaskiwin weyburn whistler whitby whitecourt whitehorse whitehorse winkler woodstock yarmouth
yellowknife yorkton york saskatchewan laurent assiniboine athabasca peace ottawa fraser skeena rainy madawaska chaleur
madeleine orleans anticosti fundy ontarian albertan quebecois newfie acadian acadia anglo franco canuck canucks canadiens
leafs oilers senators ont que alta sask nfld nb ns nl ab sk mb
`;

const WORLD = `
america american usa us states alaska california texas florida michigan ohio maine vermont boston chicago detroit buffalo
seattle minnesota dakota montana mexico mexican brazil chile argentina europe european england english britain british
uk scotland scottish scotch wales ireland irish france french paris germany german berlin italy italian spain spanish portugal
portuguese poland polish ukraine ukrainian russia russian sweden swedish norway norwegian finland finnish denmark danish
dutch holland belgium belgian swiss switzerland austria austrian greece greek turkey turkish india indian pakistan
pakistani china chinese japan japanese korea korean vietnam vietnamese philippines filipino australia australian zealand
africa african egypt israel lebanese lebanon jamaican jamaica haiti haitian cuba asia asian world global
overseas import imported domestic cree inuit metis mohawk ojibway dene mikmaq innu reserve treaty nation
avenue boulevard lane drive crescent court place square street road route highway trail path bridge island isle lake river
creek brook pond bay cove harbour harbor port point cape shore coast coastal valley hill hills mountain mountains
mount ridge canyon plateau plain plains forest woods bush park parkland county township municipality district region
regional area zone village hamlet town downtown uptown suburb suburbs city cities neighbourhood neighborhood block
northern southern eastern western northeast northwest southeast southwest upcountry upstairs downstairs abroad
upstate inland offshore onshore rural urban remote backcountry backwoods backyard frontyard
fort st ste sault marie moose red deer gull whale goose cove banks medicine hat swift current flats
`;

export const PLACE_NAMES = [CANADA, WORLD];
