# Varnish 7.1 or later: varnishd -f /srv/portal/deploy/varnish/portal.vcl, with your nodes and CMS below. TLS ends in front of it.
vcl 4.1;

import directors;
import std;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
# Longer than RENDER_DEADLINE_MS, after which a node that works has answered.
backend one { .host = "10.0.0.1"; .port = "3000"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 7s; }
backend two { .host = "10.0.0.2"; .port = "3000"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 7s; }

# Nodes and CMS, which may refresh stored pages and notify of changes. The proxy that ends TLS must not be among them, unless
# it passes on the addresses of visitors by the PROXY protocol: every visitor would have its address.
acl near {
  "10.0.0.1";
  "10.0.0.2";
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(one);
  nodes.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = nodes.backend();
  if (req.url ~ "^/_portal/") {
    if (client.ip !~ near) { return (synth(403)); }
    return (pass);
  }
  if (client.ip !~ near) { unset req.http.X-Portal-Refresh; }
  # The compression dictionary of a browser, at the first attempt for a page that a node may compress with it.
  if (req.restarts > 0 || (req.method != "GET" && req.method != "HEAD") || req.http.Cookie ~ "auth\.token" ||
      req.http.Accept-Encoding !~ "\bdcz\b" || req.http.Available-Dictionary !~ "^:[A-Za-z0-9+/]{43}=:$" ||
      req.url ~ "^/(assets|builds|cms|_ipx|tiles)/") {
    unset req.http.Available-Dictionary;
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Whoever may be signed in is answered by a node, and nobody else gets that answer.
  if (req.http.Cookie ~ "auth\.token") { return (pass); }
  # A page that has changed is requested again, and the answer stored in place of the old one.
  if (req.http.X-Portal-Refresh) { set req.hash_always_miss = true; }
  # Pages older than their stale-while-revalidate are shown only while nodes fail: at the second attempt, or when none works.
  set req.http.X-Portal-Attempt = req.restarts;
  # Dictionaries differ from site to site and browsers can name any: their answers are not stored.
  if (req.http.Available-Dictionary) { return (pass); }
  set req.grace = 86400s;
  if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 600s; }
  # Not the built-in rules: they would pass every request with a cookie, and answers to all visitors are the same.
  return (hash);
}

# Nodes name changed pages without a port.
sub vcl_hash {
  hash_data(req.url);
  hash_data(regsub(req.http.Host, ":[0-9]+$", ""));
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # To store it in any way would remove the old page.
    if (bereq.is_bgfetch || (bereq.http.X-Portal-Attempt == "0" && (!bereq.uncacheable || bereq.http.Available-Dictionary))) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # stale-if-error, which Varnish does not know.
  if (beresp.http.Cache-Control ~ "stale-if-error") { set beresp.grace = 86400s; }
}

# After an abandoned attempt.
sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0) { return (restart); }
}

sub vcl_deliver {
  # Browsers ask each time, as signing in changes a page: only this cache may show an older one.
  if (resp.http.Cache-Control ~ "s-maxage") { set resp.http.Cache-Control = "no-cache"; }
  unset resp.http.Surrogate-Key;
  # They tell the version of Varnish.
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

# No node answers: the page in the language of the address.
sub vcl_backend_error {
  if (bereq.is_bgfetch || (bereq.http.X-Portal-Attempt == "0" && (!bereq.uncacheable || bereq.http.Available-Dictionary))) { return (abandon); }
  set beresp.status = 503;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "30";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  if (bereq.url ~ "^/en(/|$)") { set beresp.body = std.fileread("/srv/portal/dist/outage/en.html"); }
  elsif (bereq.url ~ "^/ru(/|$)") { set beresp.body = std.fileread("/srv/portal/dist/outage/ru.html"); }
  elsif (bereq.url ~ "^/ua(/|$)") { set beresp.body = std.fileread("/srv/portal/dist/outage/ua.html"); }
  else { set beresp.body = std.fileread("/srv/portal/dist/outage/cs.html"); }
  return (deliver);
}
