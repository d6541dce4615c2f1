vcl 4.1;

# Varnish 7 in front of the shop: see "A CDN in front" in docs/operations.md. It does what any CDN has to do for the shop:
#
# 1. The key of a page is its path, the parameters that screens read while they are rendered (schemas/page-query.ts), and its four cookies
#    (schemas/page-cookies.ts), which are the only ones that the server sees of it.
# 2. How long a reply is kept, by which headers it varies, and that it is not kept at all, says the server.
# 3. A purge (CDN_PURGE_URL=http://…/.purge) names tags.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  # Away is a server that has not answered for a while: one that is only busy goes on to get carts and orders.
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 5s;
    .window = 8;
    .threshold = 2;
  }
}

# Who may purge: the servers of the shop.
acl shop {
  "localhost";
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (req.method != "POST" || client.ip !~ shop) {
      return (synth(403));
    }
    if (req.http.surrogate-key !~ "^[A-Za-z0-9_/ -]+$") {
      return (synth(400));
    }
    # "landing/default page" → what has one of them, each as a whole word.
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " +", "|") + ")(\s|$)");
    return (synth(204));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Names that are written in another way than the patterns below know them: the server understands them.
  if (req.url ~ "^[^?]*%[2-7]" || req.url ~ "[?&][^=&]*%") {
    return (pass);
  }
  # An '&' in the path and a second '?' are a part of the path and of a value. The patterns of the key would leave out what follows them.
  if (req.url ~ "^[^?]*&" || req.url ~ "\?[^?]*\?") {
    return (pass);
  }
  # Drafts, and what somebody tries in the sandbox, are for one browser; a code of a login for one request.
  # Pages in the apps of partners have a policy of their own.
  if (req.url ~ "[?&](preview|code)(?=[=&]|$)" || req.url ~ "(?i)[?&]utm_source=(gpay|googlepay|paytm)(&|$)" || req.http.cookie ~ "(^|; ?)(preview|sandbox-variants|partner)=") {
    return (pass);
  }

  # Calls name whom they are for by headers, and need no cookie; pages need these four, in one order and without what the shop does not know.
  set req.http.x-page-key = "";
  if (req.http.cookie ~ "(^|; ?)store=[A-Za-z0-9_-]{1,40}(;|$)") {
    set req.http.x-page-key = req.http.x-page-key
      + "; store=" + regsub(req.http.cookie, "^(.*; ?)?store=([A-Za-z0-9_-]{1,40})(;.*)?$", "\2");
  }
  if (req.http.cookie ~ "(^|; ?)orderType=(D|P|DINEIN|CURB|IRCTC)(;|$)") {
    set req.http.x-page-key = req.http.x-page-key
      + "; orderType=" + regsub(req.http.cookie, "^(.*; ?)?orderType=(D|P|DINEIN|CURB|IRCTC)(;.*)?$", "\2");
  }
  if (req.http.cookie ~ "(^|; ?)bucket=(none|A|B|C)(;|$)") {
    set req.http.x-page-key = req.http.x-page-key
      + "; bucket=" + regsub(req.http.cookie, "^(.*; ?)?bucket=(none|A|B|C)(;.*)?$", "\2");
  }
  if (req.http.cookie ~ "(^|; ?)menuOrder=(plain|reversed)(;|$)") {
    set req.http.x-page-key = req.http.x-page-key
      + "; menuOrder=" + regsub(req.http.cookie, "^(.*; ?)?menuOrder=(plain|reversed)(;.*)?$", "\2");
  }
  set req.http.x-page-key = regsub(req.http.x-page-key, "^; ", "");
  # So that 'Vary: Cookie' of the server holds here too.
  if (req.http.x-page-key == "") {
    unset req.http.cookie;
  } else {
    set req.http.cookie = req.http.x-page-key;
  }

  # A reply that is over is sent while the next one is fetched, and longer only while the server is away.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 30s;
  }

  # The server compresses: Varnish runs with -p http_gzip_support=off.
  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br";
  } elseif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_hash {
  # The server gets the address as it is: a redirect leads on with all of its query. Calls and files are kept by all of it.
  if (req.url ~ "^/(?:api|agg|loginhandler|pg|ucr-api|sandbox|[a-z]+(?:-[a-z]+)*-service)(?=[/?]|$)" || req.url ~ "^[^?]*/[^/?]*\.[A-Za-z0-9]{1,8}(\?|$)") {
    hash_data(req.url);
  } else {
    # Leaves of the query what screens read: that is marked by a space, which no address holds, and then everything else is left out.
    set req.http.x-page-address = regsuball(std.querysort(req.url), "([?&])(about|addressEdit|categoryId|city|code|deal|deliveryType|error|from|id|isLocator|offer|orderHistoryId|orderMode|pizzaId|productId|rating|redirectUrl|search|storeId|transactionId|url|view)(?=[=&]|$)", "\1 \2");
    hash_data(regsub(regsuball(req.http.x-page-address, "[?&](?! )[^&]*", ""), "^([^?&]*)& ", "\1? "));
    hash_data(req.http.x-page-key);
    unset req.http.x-page-address;
  }
  if (req.http.host) {
    hash_data(req.http.host);
  }
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.x-page-key;
  unset bereq.http.x-page-address;
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What the server does not let caches keep passes each time; requests for it do not wait for each other.
  if (beresp.http.set-cookie || beresp.http.cache-control ~ "private|no-store" || beresp.http.cache-control !~ "s-maxage=[1-9]|max-age=[1-9]") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  set beresp.grace = std.duration(regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  # What is over is asked for by its ETag, and the server answers 304 without rendering.
  set beresp.keep = 10m;
  return (deliver);
}

sub vcl_backend_error {
  # An error of a fetch in the background leaves what is kept in its place.
  if (bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  # For caches alone.
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
  unset resp.http.x-page-cookies;
  set resp.http.x-cache = "miss";
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  }
  return (deliver);
}
